import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { EventStreams } from '@rotadas/service-kit/events/event-streams';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { startService } from '@rotadas/service-kit/start/start-service';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { appModule } from '../../src/app.module.js';
import { Env } from '../../src/env.js';

/** Where the service under test finds its servers. */
export interface Addresses {
  readonly mongodb: string;
  readonly redis: string;
  readonly nats: string;
}

/** A providers service, and a caller of it over the real wire. */
export interface RunningProviders {
  readonly client: RouteClient;
  readonly events: EventStreams;
  /** Where its health is asked. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the whole service as its main file does. */
export async function startProviders(addresses: Addresses): Promise<RunningProviders> {
  const env = parseEnv(Env, {
    MONGODB_URI: addresses.mongodb,
    REDIS_URL: addresses.redis,
    NATS_URL: addresses.nats,
    LOG_LEVEL: 'silent',
  });

  const app = await startService({ name: 'providers', module: appModule(env), env });
  const caller = await startPeer('providers-test', addresses.nats);
  return {
    client: caller.get(RouteClient),
    events: caller.get(EventStreams),
    url: await app.getUrl(),
    async stop() {
      await caller.close();
      await app.close();
    },
  };
}
