import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { type Child, startChild } from '@rotadas/servers/processes/child';
import { freePort } from '@rotadas/servers/processes/ports';
import type { Teardown } from '@rotadas/servers/processes/teardown';
import { START_LIMIT_MS, waitUntilOk } from '@rotadas/servers/processes/wait-until';
import type { Log } from '@rotadas/servers/server-definition';
import { type Servers, startServers } from '@rotadas/servers/start-servers';
import { localOrigins, startAuthEmulator } from './auth-emulator.ts';
import { emulatorFolder, emulatorKey } from './emulator-key.ts';
import { provideSettings } from './provide-settings.ts';
import { describeServices } from './services.ts';
import { accessPlan } from './access-plan.ts';

export interface Instance {
  readonly port: number;
  readonly child: Child;
}

/** Servers and the auth emulator; each service runs once its instances are started. */
export interface UnsupervisedProduct {
  readonly servers: Servers;
  /** host:port */
  readonly authEmulator: string;
  /** Signs tokens of the auth emulator. */
  readonly emulatorKey: KeyObject;
  /** Resolves when it is ready, whether or not others are. */
  startInstance(service: ServiceName): Promise<Instance>;
}

export interface UnsupervisedOptions {
  readonly name: string;
  readonly log: Log;
  readonly teardown: Teardown;
  /** Where browsers open the product; by default the first gateway. */
  readonly origin?: string;
  settingsFor(service: ServiceName): NodeJS.ProcessEnv;
  /** By default one server of each kind. */
  readonly ensureServers?: EnsureServers;
}

export type EnsureServers = (
  context: { readonly dataDir: string; readonly log: Log },
  teardown: Teardown,
) => Promise<Servers>;

const oneOfEach: EnsureServers = async (context, teardown) => {
  const servers = await startServers({ ...context, access: Promise.resolve(accessPlan()) });
  teardown.add('the servers', () => servers.stop());
  return servers;
};

/** Used by tests that measure, replace or lose single processes; nothing restarts them. */
export async function startUnsupervised(options: UnsupervisedOptions): Promise<UnsupervisedProduct> {
  const { name, log, teardown, origin, settingsFor, ensureServers = oneOfEach } = options;
  const folder = await temporaryFolder(name);
  teardown.add('the data folder', () => folder.remove());
  const dataDir = folder.path;
  const servers = await ensureServers({ dataDir, log }, teardown);
  const emulatorPort = await freePort();
  const gatewayPorts = [await freePort()];
  const origins = origin === undefined ? gatewayPorts.flatMap(localOrigins) : [origin];
  const emulator = await startAuthEmulator({ port: emulatorPort, dataDir, origins }, log);
  teardown.add('the auth emulator', () => emulator.stop());
  const made = await provideSettings(dataDir, log, teardown);
  const children: Child[] = [];
  teardown.add('the services', async () => {
    await Promise.all(children.map((child) => child.stop()));
  });
  return {
    servers,
    authEmulator: `127.0.0.1:${emulatorPort}`,
    emulatorKey: await emulatorKey(emulatorFolder(dataDir)),
    async startInstance(service) {
      const port = (service === 'gateway' ? gatewayPorts.pop() : undefined) ?? (await freePort());
      const address = { PORT: port, HOST: '127.0.0.1', ADMIN_EMAIL: 'admin@rotadas.example' };
      const described = describeServices(address, servers, emulatorPort, made);
      const found = described.find((each) => each.name === service);
      if (!found) throw new RangeError(`no service ${service}`);
      const child = startChild({
        command: process.execPath,
        args: [found.main],
        logFile: join(dataDir, 'logs', `${service}-${port}.log`),
        env: { ...found.env, HEALTH_PORT: String(port), METRICS_PORT: '0', ...settingsFor(service) },
      });
      children.push(child);
      const failureReason = () => (child.hasEnded() ? 'it ended' : undefined);
      const waiting = { what: service, timeoutMs: START_LIMIT_MS, failureReason };
      await waitUntilOk(`http://127.0.0.1:${port}/readyz`, waiting);
      return { port, child };
    },
  };
}
