import { join } from 'node:path';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { type Child, startChild } from '@rotadas/servers/processes/child';
import { freePort } from '@rotadas/servers/processes/ports';
import type { Teardown } from '@rotadas/servers/processes/teardown';
import { waitUntil, START_LIMIT_MS } from '@rotadas/servers/processes/wait-until';
import { startServers } from '@rotadas/servers/start-servers';
import { startAuthEmulator } from '@rotadas/start/product/auth-emulator';
import { ownKeys } from '@rotadas/start/product/notifications/own-keys';
import { describeServices, type ServiceProcess } from '@rotadas/start/product/services';
import { signInPlan } from '@rotadas/start/product/sign-in-plan';
import type { ProductAddress } from '../clients/accounts.ts';
import { withTeardown } from './run-tool.ts';

/** Limits that the load does not reach; each is still checked. */
export const RAISED: Readonly<Record<string, string>> = {
  LOCATION_LIMIT_PER_SECOND: '1000000',
  LOCATION_INTERVAL_MS: '1',
  LIVE_CONNECTIONS_PER_ADDRESS: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
  ADDRESS_LIMIT_PER_MINUTE: '100000000',
  USER_LIMIT_PER_MINUTE: '100000000',
  ANONYMOUS_LIST_LIMIT_PER_MINUTE: '100000000',
  REPORTS_PER_DAY: '100000000',
  ANONYMOUS_REGIONS_PER_HOUR: '1000000',
  LOG_LEVEL: 'warn',
};

export interface OwnProduct extends ProductAddress {
  readonly redisUrl: string;
  readonly markersUrl: string;
  readonly savedRoutesUrl: string;
  readonly natsUrl: string;
  readonly pids: ReadonlyMap<string, number>;
  /** Resolves to its URL: that of the API for a gateway, otherwise of its health endpoint. */
  addInstance(service: string): Promise<string>;
}

export type SettingsForService = (service: string) => Readonly<Record<string, string>>;

export function withOwnProduct<Result>(
  log: (line: string) => void,
  work: (product: OwnProduct) => Promise<Result>,
  settingsFor: SettingsForService = () => ({}),
): Promise<Result> {
  return withTeardown(log, async (teardown) => work(await startOwnProduct(log, settingsFor, teardown)));
}

async function startOwnProduct(
  log: (line: string) => void,
  settingsFor: SettingsForService,
  teardown: Teardown,
): Promise<OwnProduct> {
  const folder = await temporaryFolder('load');
  teardown.add('the data folder', () => folder.remove());
  const dataDir = folder.path;
  const servers = await startServers({ dataDir, log, signIn: Promise.resolve(signInPlan()) });
  teardown.add('the servers', () => servers.stop());
  const emulatorPort = await freePort();
  const emulator = await startAuthEmulator({ port: emulatorPort, dataDir }, log);
  teardown.add('the auth emulator', () => emulator.stop());
  const port = await freePort();
  const address = { PORT: port, HOST: '127.0.0.1', ADMIN_EMAIL: 'admin@rotadas.example' };
  const services = describeServices(address, servers, emulatorPort, await ownKeys(dataDir));
  const children = new Map<string, Child>();
  teardown.add('the services', async () => {
    await Promise.all([...children.values()].map((child) => child.stop()));
  });
  // Not restarted: a run that lost a process measures nothing.
  const start = ({ name, main, env }: ServiceProcess, as = name, own = {}): void => {
    const settings = { ...env, ...RAISED, ...settingsFor(name), ...own };
    const command = { command: process.execPath, args: [main], env: settings };
    children.set(as, startChild({ ...command, logFile: join(dataDir, 'logs', `${as}.log`) }));
  };
  for (const service of services) start(service);
  const apiUrl = `http://127.0.0.1:${port}`;
  await untilReady(apiUrl, children);
  return {
    apiUrl,
    emulatorHost: `127.0.0.1:${emulatorPort}`,
    redisUrl: servers.redis.url,
    markersUrl: servers.markers.url,
    savedRoutesUrl: servers.mongodb.urlFor('matching'),
    natsUrl: servers.nats.url,
    pids: new Map([...children].map(([name, { pid }]) => [name, pid])),
    async addInstance(name) {
      const service = services.find((each) => each.name === name);
      if (!service) throw new RangeError(`no service ${name}`);
      const own = String(await freePort());
      const at = name === 'gateway' ? { PORT: own } : { HEALTH_PORT: own };
      start(service, `${name}-${own}`, { ...at, METRICS_PORT: '0' });
      const url = `http://127.0.0.1:${own}`;
      await untilReady(url, children);
      return url;
    },
  };
}

async function untilReady(url: string, children: ReadonlyMap<string, Child>): Promise<void> {
  const check = async (): Promise<void> => {
    const { ok, status } = await fetch(`${url}/readyz`);
    if (!ok) throw new Error(`status ${status}`);
  };
  const giveUp = (): string | undefined => {
    const ended = [...children].find(([, child]) => child.hasEnded());
    return ended && `${ended[0]} ended`;
  };
  await waitUntil(check, { what: 'The product', timeoutMs: START_LIMIT_MS, giveUp });
}
