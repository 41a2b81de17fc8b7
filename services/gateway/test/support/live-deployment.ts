import { join } from 'node:path';
import { startUsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import { launchUntil, type ListeningProcess, type ServiceProcess } from '@rotadas/test-kit/service-process';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { freePort } from '@rotadas/servers/processes/ports';
import { setting, databaseName } from '@rotadas/test-kit/setting';
import { aToken, PROJECT_ID } from './a-token.js';
import { LiveClient } from './live-client.js';
import { takeRedisDatabase } from './redis-database.js';
import { startGateway } from './running-gateway.js';
import { toRequest } from './to-request.js';
import { type StandInEmulator, startEmulator } from './stand-in-emulator.js';

export const ANKARA = { latitude: 39.97, longitude: 32.86 };

const PROVIDERS = join(import.meta.dirname, '../../../providers/dist/main.js');

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

export function tokenFor(userId: number): string {
  return aToken({ sub: `user-${userId}` });
}

/** On the servers of the run. */
export async function deploy(count: Count): Promise<LiveDeployment> {
  const redis = await takeRedisDatabase();
  const [nats, mongodb] = [{ url: setting('NATS_URL') }, { url: databaseName('providers') }];
  return LiveDeployment.start<Server>(count, { redis, nats, mongodb, leave: () => redis.leave() });
}

/** On servers that the test can stop. */
export async function deployIsolated(count: Count): Promise<LiveDeployment<PrivateServer>> {
  const [redis, nats, mongodb] = await Promise.all([
    privateServer('redis'),
    privateServer('nats'),
    privateServer('mongodb'),
  ]);
  const leave = () => Promise.all([redis.end(), nats.end(), mongodb.end()]);
  return LiveDeployment.start(count, { redis, nats, mongodb, leave });
}

/** Gateways and real providers instances. */
export class LiveDeployment<Kind extends Server = Server> {
  readonly gateways: ListeningProcess[] = [];
  /** One URL per gateway, in the order of their start. */
  readonly metricsUrls: string[] = [];
  readonly providers: ServiceProcess[] = [];
  readonly redis: Kind;
  readonly nats: Kind;
  private readonly clients: LiveClient[] = [];

  private constructor(
    private readonly servers: Servers<Kind>,
    private readonly emulator: StandInEmulator,
    private readonly users: { stop(): Promise<void> },
  ) {
    [this.redis, this.nats] = [servers.redis, servers.nats];
  }

  static async start<Kind extends Server>(
    count: Count,
    servers: Servers<Kind>,
  ): Promise<LiveDeployment<Kind>> {
    const [emulator, users] = await Promise.all([
      startEmulator(),
      startUsersStandIn(servers.nats.url, () => ({ fullName: 'Ali Sürücü' })),
    ]);
    const deployment = new LiveDeployment(servers, emulator, users);
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

  async startProviders(): Promise<void> {
    const { redis, nats, mongodb } = this.servers;
    const settings = { REDIS_URL: redis.url, NATS_URL: nats.url, MONGODB_URI: mongodb.url };
    this.providers.push(await launchUntil('/readyz', PROVIDERS, { LOG_LEVEL: 'warn', ...settings }));
  }

  /** Starts another one, or restarts one at its address. */
  async startGateway(address?: string): Promise<void> {
    const metricsPort = await freePort();
    this.metricsUrls.push(`http://127.0.0.1:${metricsPort}/metrics`);
    const settings = {
      REDIS_URL: this.redis.url,
      NATS_URL: this.nats.url,
      METRICS_PORT: String(metricsPort),
      FIREBASE_PROJECT_ID: PROJECT_ID,
      FIREBASE_AUTH_EMULATOR_HOST: this.emulator.host,
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
    const known = this.gateways.findIndex(({ url }) => url === address);
    this.gateways.splice(known === -1 ? this.gateways.length : known, 1, started);
  }

  async connect(gateway: Server | undefined = this.gateways[0]): Promise<LiveClient> {
    const client = await LiveClient.connect(gateway?.url ?? '');
    this.clients.push(client);
    return client;
  }

  async goOnline(userId: number): Promise<void> {
    const service = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 'always' };
    const status = { isOnline: true, service, ...ANKARA };
    await eventually(`user ${userId} is online`, async () => {
      const reply = await this.post(userId, '/api/providers/status', status);
      if (!reply.ok) throw new Error(await reply.text());
      return true;
    });
  }

  async goOffline(userId: number): Promise<void> {
    const reply = await this.post(userId, '/api/providers/status', { isOnline: false });
    if (!reply.ok) throw new Error(await reply.text());
  }

  post(userId: number, path: string, body: object): Promise<Response> {
    return fetch(`${this.gateways[0]?.url}${path}`, toRequest(body, tokenFor(userId)));
  }

  async stop(): Promise<void> {
    for (const client of this.clients) client.close();
    await Promise.all(this.gateways.map((gateway) => gateway.stop()));
    await Promise.all(this.providers.map((instance) => instance.stop()));
    await this.users.stop();
    await Promise.all([this.emulator.stop(), this.servers.leave()]);
  }
}
