import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { type PrivateServer, privateServer } from './private-server.js';
import { type Addresses, type RunningProviders, startProviders } from './running-providers.js';
import { startUsersStandIn, type UsersStandIn } from './users-stand-in.js';

/** The service under test with all around it, and a look past it into Redis. */
export interface World {
  readonly addresses: Addresses;
  readonly redisServer: PrivateServer;
  readonly redis: Redis;
  readonly users: UsersStandIn;
  readonly providers: RunningProviders;
  stop(): Promise<void>;
}

/** A database name that no other test file has, on a MongoDB server. */
export function databaseOf(server: string | undefined): string {
  if (!server) throw new Error('MONGODB_URI is not set');
  const uri = new URL(server);
  uri.pathname = `/providers-test-${randomUUID()}`;
  return uri.href;
}

/** Starts a world on Redis and NATS servers of its own. */
export async function startWorld(mongodb = databaseOf(process.env['MONGODB_URI'])): Promise<World> {
  const [redisServer, nats] = await Promise.all([privateServer('redis'), privateServer('nats')]);
  const addresses = { mongodb, redis: redisServer.url, nats: nats.url };
  const users = await startUsersStandIn(nats.url);
  const providers = await startProviders(addresses);
  const redis = new Redis(redisServer.url, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined); // tests stop the server on purpose
  return {
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
