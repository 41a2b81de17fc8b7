import { startUsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import type { ListeningProcess, ServiceProcess } from '@rotadas/test-kit/service-process';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { freePort } from '@rotadas/servers/processes/ports';
import { setting, databaseName } from '@rotadas/test-kit/setting';
import { aToken, PROJECT_ID } from './a-token.js';
import { LiveClient } from './live-client.js';
import { takeRedisDatabase } from './redis-database.js';
import { startProvidersProcess } from './providers-process.js';
import { startGateway } from './running-gateway.js';
import { startEmulator } from './stand-in-emulator.js';

export const ANKARA = { latitude: 39.97, longitude: 32.86 };

interface Server {
  readonly url: string;
}

interface Servers<Kind extends Server> {
  readonly redis: Kind;
  readonly nats: Kind;
  readonly mongodb: Server;
  leave(): Promise<unknown>;
}

interface Count {
  readonly gateways: number;
  readonly providers: number;
}

/** Gateways and real providers instances. */
export interface LiveDeployment<Kind extends Server = Server> {
  readonly gateways: ListeningProcess[];
  /** By gateway, in the order of their start. */
  readonly metricsUrls: string[];
  readonly providers: ServiceProcess[];
  readonly redis: Kind;
  readonly nats: Kind;
  startProviders(): Promise<ServiceProcess>;
  /** Starts another one, or restarts one at its address. */
  startGateway(address?: string): Promise<ListeningProcess>;
  connect(gateway?: Pick<ListeningProcess, 'url'>): Promise<LiveClient>;
  goOnline(userId: number, point?: { latitude: number; longitude: number }): Promise<void>;
  goOffline(userId: number): Promise<void>;
  post(userId: number, path: string, body: object, gateway?: ListeningProcess): Promise<Response>;
  stop(): Promise<void>;
}

export function tokenFor(userId: number, claims: Record<string, unknown> = {}): string {
  return aToken({ sub: `user-${userId}`, ...claims });
}

/** On the servers of the run. */
export async function deploy(count: Count): Promise<LiveDeployment> {
  const redis = await takeRedisDatabase();
  const [nats, mongodb] = [{ url: setting('NATS_URL') }, { url: databaseName('providers') }];
  return build<Server>(count, { redis, nats, mongodb, leave: () => redis.leave() });
}

/** On servers that the test can stop. */
export async function deployIsolated(count: Count): Promise<LiveDeployment<PrivateServer>> {
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
): Promise<LiveDeployment<Kind>> {
  const [emulator, users] = await Promise.all([
    startEmulator(),
    startUsersStandIn(nats.url, (userId) => ({ fullName: `Sürücü ${userId}` })),
  ]);
  const servers = { REDIS_URL: redis.url, NATS_URL: nats.url };
  const clients: LiveClient[] = [];
  const deployment: LiveDeployment<Kind> = {
    gateways: [],
    metricsUrls: [],
    providers: [],
    redis,
    nats,
    async startProviders() {
      const started = await startProvidersProcess({ ...servers, MONGODB_URI: mongodb.url });
      deployment.providers.push(started);
      return started;
    },
    async startGateway(address) {
      const metricsPort = await freePort();
      deployment.metricsUrls.push(`http://127.0.0.1:${metricsPort}/metrics`);
      const settings = {
        ...servers,
        METRICS_PORT: String(metricsPort),
        FIREBASE_PROJECT_ID: PROJECT_ID,
        FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
        LOCATION_LIMIT_PER_SECOND: '1000',
        LOCATION_INTERVAL_MS: '1', // providers of these tests send as soon as they are acknowledged
        LIVE_CONNECTIONS_PER_ADDRESS: '10000',
        CONNECTIONS_PER_ADDRESS: '10000',
        ADDRESS_LIMIT_PER_MINUTE: '1000000',
        USER_LIMIT_PER_MINUTE: '1000000',
        ANONYMOUS_LIST_LIMIT_PER_MINUTE: '1000000',
        ANONYMOUS_REGIONS_PER_HOUR: '1000000',
      };
      const started = await startGateway(settings, address);
      const known = deployment.gateways.findIndex(({ url }) => url === address);
      deployment.gateways.splice(known === -1 ? deployment.gateways.length : known, 1, started);
      return started;
    },
    async connect(gateway = first(deployment)) {
      const client = await LiveClient.connect(gateway.url);
      clients.push(client);
      return client;
    },
    async goOnline(userId, point = ANKARA) {
      const service = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 'always' };
      const status = { isOnline: true, service, ...point };
      await eventually(`user ${userId} is online`, async () => {
        const reply = await deployment.post(userId, '/api/providers/status', status);
        if (!reply.ok) throw new Error(await reply.text());
        return true;
      });
    },
    async goOffline(userId) {
      const reply = await deployment.post(userId, '/api/providers/status', { isOnline: false });
      if (!reply.ok) throw new Error(await reply.text());
    },
    post: (userId, path, body, gateway = first(deployment)) =>
      fetch(`${gateway.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokenFor(userId)}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async stop() {
      for (const client of clients) client.close();
      await Promise.all(deployment.gateways.map((gateway) => gateway.stop()));
      await Promise.all(deployment.providers.map((instance) => instance.stop()));
      await users.stop();
      await Promise.all([emulator.stop(), leave()]);
    },
  };
  try {
    await Promise.all([
      ...Array.from({ length: count.providers }, () => deployment.startProviders()),
      ...Array.from({ length: count.gateways }, () => deployment.startGateway()),
    ]);
    return deployment;
  } catch (error) {
    await deployment.stop();
    throw error;
  }
}

function first({ gateways }: Pick<LiveDeployment, 'gateways'>): ListeningProcess {
  const [gateway] = gateways;
  if (!gateway) throw new Error('no gateway was started');
  return gateway;
}
