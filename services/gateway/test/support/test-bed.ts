import { eventually } from '@rotadas/test-kit/eventually';
import { privateServer } from '@rotadas/test-kit/private-server';
import { setting } from '@rotadas/test-kit/setting';
import type { TimeLimits } from '../../src/time-limits.js';
import { aToken, PROJECT_ID } from './a-token.js';
import { startGateway, startGatewayWithTimeLimits } from './running-gateway.js';
import { toRequest } from './to-request.js';
import { takeRedisDatabase } from './redis-database.js';
import { startEmulator } from './stand-in-emulator.js';
import { startServices } from './stand-in-services.js';

interface Server {
  readonly url: string;
}

type Settings = Readonly<Record<string, string>>;

/** A gateway with real servers and stand-ins for the services. */
export type TestBed = Awaited<ReturnType<typeof startTestBed>>;

/** On the servers of the run. */
export async function startTestBed(settings: Settings = {}, timeLimits?: Partial<TimeLimits>) {
  const redis = await takeRedisDatabase();
  const servers = { redis, nats: { url: setting('NATS_URL') } };
  return build<Server>(servers, () => redis.leave(), settings, timeLimits);
}

/** On servers that the test can stop. */
export async function startIsolatedTestBed(settings: Settings = {}) {
  const [redis, nats] = await Promise.all([privateServer('redis'), privateServer('nats')]);
  return build({ redis, nats }, () => Promise.all([redis.end(), nats.end()]), settings);
}

async function build<Kind extends Server>(
  servers: { readonly redis: Kind; readonly nats: Kind },
  leaveServers: () => Promise<unknown>,
  given: Settings,
  timeLimits?: Partial<TimeLimits>,
) {
  const [emulator, services] = await Promise.all([startEmulator(), startServices(servers.nats.url)]);
  const settings = {
    REDIS_URL: servers.redis.url,
    NATS_URL: servers.nats.url,
    FIREBASE_PROJECT_ID: PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    ...given,
  };
  const gateway = await (timeLimits
    ? startGatewayWithTimeLimits(settings, timeLimits)
    : startGateway(settings));
  const testBed = {
    ...servers,
    gateway,
    emulator,
    standIns: services.standIns,
    settings,
    /** Calls as Ayşe; a body is sent as JSON by POST. */
    call: (path: string, body?: unknown, token = aToken()) =>
      fetch(`${gateway.url}${path}`, toRequest(body, token)),
    ready: () => eventually('all is ready', () => isReady(gateway.url)),
    async stop() {
      await gateway.stop();
      await services.stop();
      await Promise.all([emulator.stop(), leaveServers()]);
    },
  };
  await testBed.ready();
  return testBed;
}

async function isReady(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/readyz`);
  if (!reply.ok) throw new Error(await reply.text());
  return true;
}
