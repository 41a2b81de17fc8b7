import { eventually } from '@rotadas/test-kit/eventually';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import type { ListeningProcess } from '@rotadas/test-kit/service-process';
import { aToken, PROJECT_ID } from './a-token.js';
import { startGateway } from './running-gateway.js';
import { type StandInEmulator, startEmulator } from './stand-in-emulator.js';
import { type Asked, startServices } from './stand-in-services.js';

/** A gateway with real servers beside it and stand-ins for the services behind it. */
export interface Stage {
  readonly gateway: ListeningProcess;
  readonly emulator: StandInEmulator;
  readonly asked: Asked;
  readonly redis: PrivateServer;
  readonly nats: PrivateServer;
  /** Makes a call as Ayşe; a body is sent as JSON by POST. */
  call(path: string, body?: unknown, token?: string): Promise<Response>;
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Sets it up, with the settings that a test wants otherwise. */
export async function setStage(settings: Record<string, string> = {}): Promise<Stage> {
  const [redis, nats, emulator] = await Promise.all([
    privateServer('redis'),
    privateServer('nats'),
    startEmulator(),
  ]);
  const services = await startServices(nats.url);
  const gateway = await startGateway({
    REDIS_URL: redis.url,
    NATS_URL: nats.url,
    FIREBASE_PROJECT_ID: PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    ...settings,
  });
  const stage: Stage = {
    gateway,
    emulator,
    asked: services.asked,
    redis,
    nats,
    call: (path, body, token = aToken()) => fetch(`${gateway.url}${path}`, requestOf(body, token)),
    ready: () => eventually('all is ready', () => isReady(gateway.url)),
    async stop() {
      await gateway.stop();
      await services.stop();
      await Promise.all([emulator.stop(), redis.end(), nats.end()]);
    },
  };
  await stage.ready();
  return stage;
}

function requestOf(body: unknown, token: string): RequestInit {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) };
  if (body === undefined) return { headers };
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

async function isReady(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/readyz`);
  if (!reply.ok) throw new Error(await reply.text());
  return true;
}
