import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { databaseName } from '@rotadas/test-kit/database-name';
import { launchService, type LaunchedService } from '@rotadas/test-kit/launch-service';
import { setting } from '@rotadas/test-kit/setting';

/** Where the service under test finds its servers. */
export interface Addresses {
  readonly mongodb: string;
  readonly nats: string;
  /** Where OSRM answers, if anywhere. */
  readonly routing?: string;
}

/** A matching service, and a caller of it over the real wire. */
export interface RunningMatching extends LaunchedService {
  readonly client: RouteClient;
  readonly addresses: Addresses;
}

/**
 * Starts the built service on a database of its own; resolves once it is alive, whether or not its
 * servers are there.
 */
export function launchMatching(servers: Partial<Addresses> = {}): Promise<RunningMatching> {
  const mongodb = databaseName('matching', servers.mongodb);
  return launchReplica({ ...servers, mongodb, nats: servers.nats ?? setting('NATS_URL') });
}

/** Starts another copy of the service on the same database. */
export async function launchReplica(addresses: Addresses): Promise<RunningMatching> {
  const { mongodb, nats, routing } = addresses;
  const routed = routing === undefined ? {} : { ROUTING_URL: routing };
  const settings = { MONGODB_URI: mongodb, NATS_URL: nats, LOG_LEVEL: 'fatal', ...routed };
  const service = await launchService('matching', settings);
  const caller = await startPeer('matching-test', nats);
  return {
    ...service,
    client: caller.get(RouteClient),
    addresses,
    async stop() {
      await caller.close();
      return service.stop();
    },
  };
}

/** Starts the service; resolves once it can do its work. */
export async function startMatching(servers: Partial<Addresses> = {}): Promise<RunningMatching> {
  const matching = await launchMatching(servers);
  await matching.ready();
  return matching;
}
