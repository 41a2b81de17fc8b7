import { resolve } from 'node:path';
import { EventStreams } from '@rotadas/service-kit/events/event-streams';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { eventually } from '@rotadas/test-kit/eventually';
import { launchUntil } from '@rotadas/test-kit/service-process';

const MAIN = resolve('dist/main.js');

/** Where the service under test finds its servers. */
export interface Addresses {
  readonly mongodb: string;
  readonly redis: string;
  readonly nats: string;
}

/** A providers service in a process of its own, and a caller of it over the real wire. */
export interface RunningProviders {
  readonly client: RouteClient;
  readonly events: EventStreams;
  /** Where its health is asked. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the built service and waits until it can do its work. */
export async function startReadyProviders(addresses: Addresses): Promise<RunningProviders> {
  const { url, stop } = await launchUntil('/healthz', MAIN, {
    MONGODB_URI: addresses.mongodb,
    REDIS_URL: addresses.redis,
    NATS_URL: addresses.nats,
    LOG_LEVEL: 'fatal',
  });
  const caller = await startPeer('providers-test', addresses.nats);
  await eventually('providers is ready', async () => (await fetch(`${url}/readyz`)).ok);
  return {
    client: caller.get(RouteClient),
    events: caller.get(EventStreams),
    url,
    async stop() {
      await caller.close();
      await stop();
    },
  };
}
