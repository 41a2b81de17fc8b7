import { eventually } from '@rotadas/test-kit/eventually';
import type { ListeningProcess, ServiceProcess } from '@rotadas/test-kit/service-process';
import { databaseOf } from '@rotadas/test-kit/database-of';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { setting } from '@rotadas/test-kit/setting';
import { aToken, PROJECT_ID } from './a-token.js';
import { LiveClient } from './live-client.js';
import { takeRedisDatabase } from './redis-database.js';
import { startProvidersProcess } from './providers-process.js';
import { startGateway } from './running-gateway.js';
import { startEmulator } from './stand-in-emulator.js';
import { startUsersStandIn } from './users-stand-in.js';

/** The middle of Ankara, where the map opens. */
export const ANKARA = { latitude: 39.97, longitude: 32.86 };

/** Where a server is. */
interface Server {
  readonly url: string;
}

/** Where the servers of a world are, and how it leaves them at its end. */
interface Servers<Kind extends Server> {
  readonly redis: Kind;
  readonly nats: Kind;
  readonly mongodb: Server;
  leave(): Promise<unknown>;
}

/** How many of each a world begins with. */
interface Count {
  readonly gateways: number;
  readonly providers: number;
}

/** Gateways and real providers instances, as many as wished. */
export interface LiveWorld<Kind extends Server = Server> {
  readonly gateways: ListeningProcess[];
  readonly providers: ServiceProcess[];
  readonly redis: Kind;
  readonly nats: Kind;
  startProviders(): Promise<ServiceProcess>;
  /** Starts one more, or one that has ended anew at its address. */
  startGateway(address?: string): Promise<ListeningProcess>;
  /** Connects to a gateway; closed at the end. */
  connect(gateway?: Pick<ListeningProcess, 'url'>): Promise<LiveClient>;
  goOnline(userId: number, point?: { latitude: number; longitude: number }): Promise<void>;
  goOffline(userId: number): Promise<void>;
  post(userId: number, path: string, body: object, gateway?: ListeningProcess): Promise<Response>;
  stop(): Promise<void>;
}

/** The token of a user. */
export function tokenOf(userId: number, claims: Record<string, unknown> = {}): string {
  return aToken({ sub: `user-${userId}`, ...claims });
}

/** Sets it up on the servers of the run. */
export async function setLiveWorld(count: Count): Promise<LiveWorld> {
  const redis = await takeRedisDatabase();
  const [nats, mongodb] = [{ url: setting('NATS_URL') }, { url: databaseOf('providers') }];
  return build<Server>(count, { redis, nats, mongodb, leave: () => redis.leave() });
}

/** Sets it up on servers that a test can stop. */
export async function setLiveWorldApart(count: Count): Promise<LiveWorld<PrivateServer>> {
  const [redis, nats, mongodb] = await Promise.all([
    privateServer('redis'),
    privateServer('nats'),
    privateServer('mongodb'),
  ]);
  const leave = () => Promise.all([redis.end(), nats.end(), mongodb.end()]);
  return build(count, { redis, nats, mongodb, leave });
}

async function build<Kind extends Server>(
  count: Count,
  { redis, nats, mongodb, leave }: Servers<Kind>,
): Promise<LiveWorld<Kind>> {
  const [emulator, users] = await Promise.all([startEmulator(), startUsersStandIn(nats.url)]);
  const servers = { REDIS_URL: redis.url, NATS_URL: nats.url };
  const clients: LiveClient[] = [];
  const world: LiveWorld<Kind> = {
    gateways: [],
    providers: [],
    redis,
    nats,
    async startProviders() {
      const started = await startProvidersProcess({ ...servers, MONGODB_URI: mongodb.url });
      world.providers.push(started);
      return started;
    },
    async startGateway(address) {
      const settings = {
        ...servers,
        FIREBASE_PROJECT_ID: PROJECT_ID,
        FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
        LOCATION_LIMIT_PER_SECOND: '1000',
        LIVE_CONNECTIONS_PER_ADDRESS: '10000',
        CONNECTIONS_PER_ADDRESS: '10000',
        ADDRESS_LIMIT_PER_MINUTE: '1000000',
        USER_LIMIT_PER_MINUTE: '1000000',
        ANONYMOUS_LIST_LIMIT_PER_MINUTE: '1000000',
      };
      const started = await startGateway(settings, address);
      const known = world.gateways.findIndex(({ url }) => url === address);
      world.gateways.splice(known === -1 ? world.gateways.length : known, 1, started);
      return started;
    },
    async connect(gateway = first(world)) {
      const client = await LiveClient.connect(gateway.url);
      clients.push(client);
      return client;
    },
    async goOnline(userId, point = ANKARA) {
      const service = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 'always' };
      const status = { isOnline: true, service, ...point };
      await eventually(`user ${userId} is online`, async () => {
        const reply = await world.post(userId, '/api/providers/status', status);
        if (!reply.ok) throw new Error(await reply.text());
        return true;
      });
    },
    async goOffline(userId) {
      const reply = await world.post(userId, '/api/providers/status', { isOnline: false });
      if (!reply.ok) throw new Error(await reply.text());
    },
    post: (userId, path, body, gateway = first(world)) =>
      fetch(`${gateway.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokenOf(userId)}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async stop() {
      for (const client of clients) client.close();
      await Promise.all(world.gateways.map((gateway) => gateway.stop()));
      await Promise.all(world.providers.map((instance) => instance.stop()));
      await users.stop();
      await Promise.all([emulator.stop(), leave()]);
    },
  };
  try {
    await Promise.all([
      ...Array.from({ length: count.providers }, () => world.startProviders()),
      ...Array.from({ length: count.gateways }, () => world.startGateway()),
    ]);
    return world;
  } catch (error) {
    await world.stop();
    throw error;
  }
}

function first({ gateways }: Pick<LiveWorld, 'gateways'>): ListeningProcess {
  const [gateway] = gateways;
  if (!gateway) throw new Error('no gateway was started');
  return gateway;
}
