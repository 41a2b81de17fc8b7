import { join } from 'node:path';
import { type Child, startChild } from '@rotadas/servers/processes/child';
import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { describeServices, type ServiceProcess } from '@rotadas/start/product/services';
import type { Servers } from '@rotadas/servers/start-servers';
import { START_LIMIT_MS } from '@rotadas/servers/processes/start-limit';
import { freePort } from '@rotadas/servers/processes/ports';

/** What the services need to be told. */
export interface ServicesPlace {
  readonly port: number;
  readonly emulatorPort: number;
  readonly servers: Servers;
  readonly dataDir: string;
  /** Settings of a service, by its name, beside those that it needs anyway. */
  readonly settingsOf: (service: string) => Readonly<Record<string, string>>;
}

/** The product's services, started. */
export interface RunningServices {
  readonly apiUrl: string;
  /** The process id of each, by name. */
  readonly pids: ReadonlyMap<string, number>;
  /** Resolves once the product answers. */
  ready(): Promise<void>;
  /**
   * Starts another process of a service beside the one that runs; resolves with where it answers,
   * a gateway to everybody and a service about its health.
   */
  addCopy(service: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the services; one that dies stays dead, since a run that lost a process measures nothing.
 */
export function startServices(place: ServicesPlace): RunningServices {
  const { port, emulatorPort, servers, dataDir } = place;
  const described = describeServices(
    { PORT: port, HOST: '127.0.0.1', ADMIN_EMAIL: 'admin@rotadas.example' },
    servers,
    emulatorPort,
  );
  const children = new Map<string, Child>();
  const start = ({ name, main, env }: ServiceProcess, as = name, own = {}) => {
    const command = { command: process.execPath, args: [main] };
    const settings = { ...env, ...place.settingsOf(name), ...own };
    const logFile = join(dataDir, 'logs', `${as}.log`);
    children.set(as, startChild({ ...command, env: settings, logFile }));
  };
  for (const service of described) start(service);
  const apiUrl = `http://127.0.0.1:${port}`;
  return {
    apiUrl,
    pids: new Map([...children].map(([name, { pid }]) => [name, pid])),
    ready: () => untilReady(apiUrl, children),
    async addCopy(name) {
      const service = described.find((each) => each.name === name);
      if (!service) throw new RangeError(`no service ${name}`);
      const own = String(await freePort());
      const at = name === 'gateway' ? { PORT: own } : { HEALTH_PORT: own };
      start(service, `${name}-${own}`, { ...at, METRICS_PORT: '0' });
      const url = `http://127.0.0.1:${own}`;
      await untilReady(url, children);
      return url;
    },
    async stop() {
      await Promise.all([...children.values()].map((child) => child.stop()));
    },
  };
}

async function untilReady(apiUrl: string, children: ReadonlyMap<string, Child>): Promise<void> {
  const check = async (): Promise<void> => {
    const reply = await fetch(`${apiUrl}/readyz`);
    if (!reply.ok) throw new Error(`answered ${reply.status}`);
  };
  const giveUp = (): string | undefined => {
    const dead = [...children].find(([, child]) => child.hasEnded());
    return dead && `${dead[0]} ended`;
  };
  await waitUntil(check, { what: 'The product', timeoutMs: START_LIMIT_MS, giveUp });
}
