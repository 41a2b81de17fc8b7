import { EventStreams } from '@rotadas/service-kit/events/event-streams';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { launchService, type LaunchedService } from '@rotadas/test-kit/launch-service';

/** Where the service under test finds its servers. */
export interface Addresses {
  readonly mongodb: string;
  readonly redis: string;
  readonly nats: string;
}

/** A providers service, and a caller of it over the real wire. */
export interface RunningProviders extends LaunchedService {
  readonly client: RouteClient;
  readonly events: EventStreams;
}

/** Starts the built service; resolves once it can do its work. */
export async function startProviders(
  addresses: Addresses,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProviders> {
  const service = await launchService('providers', {
    MONGODB_URI: addresses.mongodb,
    REDIS_URL: addresses.redis,
    NATS_URL: addresses.nats,
    LOG_LEVEL: 'fatal',
    ...settings,
  });
  const caller = await startPeer('providers-test', addresses.nats);
  await service.ready();
  return {
    ...service,
    client: caller.get(RouteClient),
    events: caller.get(EventStreams),
    async stop() {
      await caller.close();
      return service.stop();
    },
  };
}
