import { temporaryFolder } from '@rotadas/servers/left-over/temporary-folder';
import { startAuthEmulator } from '@rotadas/start/product/auth-emulator';
import { ownKeys } from '@rotadas/start/product/notifications/own-keys';
import { productSignIn } from '@rotadas/start/product/sign-in';
import { Teardown } from '@rotadas/servers/processes/teardown';
import { startServers } from '@rotadas/servers/start-servers';
import { freePort } from '@rotadas/servers/processes/ports';
import { RAISED } from './raised-limits.ts';
import { type RunningServices, startServices } from './services.ts';

/** Where a product answers. */
export interface ProductAddress {
  readonly apiUrl: string;
  /** host:port of its auth emulator. */
  readonly emulatorHost: string;
}

/** A product that belongs to the run that started it. */
export interface OwnProduct extends ProductAddress {
  readonly redisUrl: string;
  /** The Redis of the markers. */
  readonly markersUrl: string;
  /** The MongoDB database of the saved routes. */
  readonly savedRoutesUrl: string;
  readonly natsUrl: string;
  /** The process id of each service, by name. */
  readonly pids: RunningServices['pids'];
  /** Starts another process of a service; resolves with where that answers. */
  readonly addCopy: RunningServices['addCopy'];
  stop(): Promise<void>;
}

/** Settings of a service, by its name, beyond the raised limits. */
export type SettingsOf = (service: string) => Readonly<Record<string, string>>;

/**
 * Starts a whole product, built before, on free ports, with servers and data of its own and raised
 * limits; `stop` leaves nothing behind.
 */
export async function startOwnProduct(
  log: (line: string) => void,
  settingsOf: SettingsOf = () => ({}),
): Promise<OwnProduct> {
  const teardown = new Teardown(log);
  try {
    return await startParts(log, settingsOf, teardown);
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

async function startParts(
  log: (line: string) => void,
  settingsOf: SettingsOf,
  teardown: Teardown,
): Promise<OwnProduct> {
  const folder = await temporaryFolder('load');
  teardown.add('the data folder', () => folder.remove());
  const dataDir = folder.path;
  const servers = await startServers({ dataDir, log, signIn: productSignIn() });
  teardown.add('the servers', () => servers.stop());
  const emulatorPort = await freePort();
  const emulator = await startAuthEmulator({ port: emulatorPort, dataDir }, log);
  teardown.add('the auth emulator', () => emulator.stop());
  const keys = await ownKeys(dataDir);
  const services = startServices({
    port: await freePort(),
    emulatorPort,
    servers,
    dataDir,
    settingsOf: (service) => ({
      ...RAISED,
      ...(service === 'notifications' && keys),
      ...settingsOf(service),
    }),
  });
  teardown.add('the services', () => services.stop());
  await services.ready();
  return {
    apiUrl: services.apiUrl,
    emulatorHost: `127.0.0.1:${emulatorPort}`,
    redisUrl: servers.redis.url,
    markersUrl: servers.markers.url,
    savedRoutesUrl: servers.mongodb.urlFor('matching'),
    natsUrl: servers.nats.url,
    pids: services.pids,
    addCopy: services.addCopy,
    stop: () => teardown.run(),
  };
}
