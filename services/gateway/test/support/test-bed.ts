import { eventually } from '@rotadas/test-kit/eventually';
import { requireEnv } from '@rotadas/test-kit/require-env';
import type { TimeLimits } from '../../src/time-limits.js';
import { aToken, PROJECT_ID } from './a-token.js';
import { startGateway, startGatewayWithTimeLimits } from './running-gateway.js';
import { toRequest } from './to-request.js';
import { takeRedisDatabase } from './redis-database.js';
import { startEmulator } from './stand-in-emulator.js';
import { startServices } from './stand-in-services.js';

type Settings = Readonly<Record<string, string>>;

/** A gateway with real servers and stand-ins for the services. */
export type TestBed = Awaited<ReturnType<typeof startTestBed>>;

export async function startTestBed(given: Settings = {}, timeLimits?: Partial<TimeLimits>) {
  const redis = await takeRedisDatabase();
  const nats = { url: requireEnv('NATS_URL') };
  const [emulator, services] = await Promise.all([startEmulator(), startServices(nats.url)]);
  const settings = {
    REDIS_URL: redis.url,
    NATS_URL: nats.url,
    FIREBASE_PROJECT_ID: PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    ...given,
  };
  const gateway = await (timeLimits
    ? startGatewayWithTimeLimits(settings, timeLimits)
    : startGateway(settings));
  await eventually('all is ready', () => isReady(gateway.url));
  return {
    redis,
    nats,
    gateway,
    emulator,
    standIns: services.standIns,
    settings,
    /** Calls as Ayşe; a body is sent as JSON by POST. */
    call: (path: string, body?: unknown, token = aToken()) =>
      fetch(`${gateway.url}${path}`, toRequest(body, token)),
    async stop() {
      await gateway.stop();
      await services.stop();
      await Promise.all([emulator.stop(), redis.leave()]);
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/readyz`);
  if (!reply.ok) throw new Error(await reply.text());
  return true;
}
