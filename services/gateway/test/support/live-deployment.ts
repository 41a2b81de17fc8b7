import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { startUsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { withNats } from '@rotadas/test-kit/connections';
import { eventually } from '@rotadas/test-kit/eventually';
import { builtMain, launchUntil } from '@rotadas/test-kit/service-process';
import { freePort } from '@rotadas/servers/processes/ports';
import { requireEnv, databaseName } from '@rotadas/test-kit/require-env';
import { aToken, PROJECT_ID } from './a-token.js';
import { LiveClient } from './live-client.js';
import { takeRedisDatabase } from './redis-database.js';
import { startGateway } from './running-gateway.js';
import { toRequest } from './to-request.js';
import { startEmulator } from './stand-in-emulator.js';

export const ANKARA = { latitude: 39.97, longitude: 32.86 };

export const tokenFor = (userId: number) => aToken({ sub: `user-${userId}` });

export type LiveDeployment = Awaited<ReturnType<typeof deploy>>;

/** Two gateways and a real providers instance. */
export async function deploy() {
  const redis = await takeRedisDatabase();
  const servers = { REDIS_URL: redis.url, NATS_URL: requireEnv('NATS_URL') };
  const [emulator, users] = await Promise.all([
    startEmulator(),
    startUsersStandIn(servers.NATS_URL, () => ({ fullName: 'Ali Sürücü' })),
  ]);
  const startOne = async () => {
    const METRICS_PORT = String(await freePort());
    const gateway = await startGateway({
      ...servers,
      METRICS_PORT,
      FIREBASE_PROJECT_ID: PROJECT_ID,
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    });
    return { ...gateway, metricsUrl: `http://127.0.0.1:${METRICS_PORT}/metrics` };
  };
  const [providers, ...gateways] = await Promise.all([
    launchUntil('/readyz', builtMain('providers'), {
      LOG_LEVEL: 'warn',
      ...servers,
      MONGODB_URI: databaseName('providers'),
    }),
    startOne(),
    startOne(),
  ]);
  const [first] = gateways;
  const clients: LiveClient[] = [];
  const post = (userId: number, path: string, body: object) =>
    fetch(`${first.url}${path}`, toRequest(body, tokenFor(userId)));
  return {
    gateways,
    post,
    async connect({ url }: { readonly url: string } = first) {
      const client = await LiveClient.connect(url);
      clients.push(client);
      return client;
    },
    /** Hides two users from each other, as after a block. */
    async hide(blockerId: number, blockedId: number) {
      users.hidden.set(blockerId, [blockedId]).set(blockedId, [blockerId]);
      const { subject } = usersEvents.blocksChanged;
      const pair = { blockerId, blockedId, isBlocked: true, at: Date.now() };
      const message = outboxEvent(usersEvents.blocksChanged, pair);
      await withNats(servers.NATS_URL, async (nats) => {
        nats.publish(subject, JSON.stringify(message));
        await nats.flush();
      });
    },
    async goOnline(userId: number) {
      const service = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 'always' };
      const status = { isOnline: true, service, ...ANKARA };
      await eventually(`user ${userId} is online`, async () => {
        const reply = await post(userId, '/api/providers/status', status);
        if (!reply.ok) throw new Error(await reply.text());
        return true;
      });
    },
    async stop() {
      for (const client of clients) client.close();
      await Promise.all([...gateways, providers].map((each) => each.stop()));
      await Promise.all([users.stop(), emulator.stop(), redis.leave()]);
    },
  };
}
