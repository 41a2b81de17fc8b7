import { Redis } from 'ioredis';
import { startUsersStandIn, type UsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { databaseOf } from '@rotadas/test-kit/database-of';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { providerCalls } from './provider-calls.js';
import { type Addresses, type RunningProviders, startProviders } from './running-providers.js';

/**
 * The service under test with all around it, what is asked of it, and a look past it into Redis.
 */
export interface TestBed extends ReturnType<typeof providerCalls> {
  readonly addresses: Addresses;
  readonly redisServer: PrivateServer;
  readonly redis: Redis;
  readonly users: UsersStandIn;
  readonly providers: RunningProviders;
  stop(): Promise<void>;
}

/** Starts one on Redis and NATS servers of its own. */
export async function startTestBed(mongodb = databaseOf('providers')): Promise<TestBed> {
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
    async stop() {
      redis.disconnect();
      await providers.stop();
      await users.stop();
      await Promise.all([redisServer.end(), nats.end()]);
    },
  };
}
