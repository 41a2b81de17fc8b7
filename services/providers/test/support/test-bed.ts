import { Redis } from 'ioredis';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { EventStreams } from '@rotadas/service-kit/events/event-streams';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { startUsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import { withCollection } from '@rotadas/test-kit/connections';
import { launchService } from '@rotadas/test-kit/launch-service';
import { privateServer } from '@rotadas/test-kit/private-server';
import { areAnnounced } from './announced-events.js';
import { providerCalls } from './provider-calls.js';
import { databaseName } from '@rotadas/test-kit/require-env';

export interface Addresses {
  readonly mongodb: string;
  readonly redis: string;
  readonly nats: string;
}

export type RunningProviders = Awaited<ReturnType<typeof startProviders>>;

/** Starts the built service and a NATS client that calls it; resolves once it is ready. */
export async function startProviders(addresses: Addresses, settings: Readonly<Record<string, string>> = {}) {
  const service = await launchService('providers', {
    MONGODB_URI: addresses.mongodb,
    REDIS_URL: addresses.redis,
    NATS_URL: addresses.nats,
    LOG_LEVEL: 'fatal',
    ...settings,
  });
  const caller = await startPeer('providers-test', addresses.nats);
  await service.ready();
  const client = caller.get(RpcClient);
  const reachesServers = async () =>
    Object.values((await client.call(healthRpc.providers, {})).checks).every(Boolean);
  return {
    ...service,
    client,
    reachesServers,
    untilServersReached: () => eventually('it reaches all its servers', reachesServers),
    events: caller.get(EventStreams),
    async stop() {
      await caller.close();
      return service.stop();
    },
  };
}

export type TestBed = Awaited<ReturnType<typeof startTestBed>>;

export async function startTestBed(mongodb = databaseName('providers')) {
  const [redisServer, nats] = await Promise.all([privateServer('redis'), privateServer('nats')]);
  const addresses = { mongodb, redis: redisServer.url, nats: nats.url };
  const users = await startUsersStandIn(nats.url);
  const providers = await startProviders(addresses);
  const redis = new Redis(redisServer.url, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined); // tests stop the server on purpose
  return {
    ...providerCalls(providers.client),
    addresses,
    redisServer,
    redis,
    users,
    providers,
    areAnnounced: (userId: number, ...events: string[]) => areAnnounced(nats.url, userId, ...events),
    /** Sets the departure of the user's planned offer to a second ago. */
    async makeDue(userId: number) {
      const change = { 'plans.0.offer.departsAt': Date.now() - 1_000 };
      await withCollection(mongodb, 'plannedoffers', (documents) =>
        documents.updateOne({ _id: userId }, { $set: change }),
      );
    },
    async stop() {
      redis.disconnect();
      await providers.stop();
      await users.stop();
      await Promise.all([redisServer.end(), nats.end()]);
    },
  };
}
