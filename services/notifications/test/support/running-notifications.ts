import webPush from 'web-push';
import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { EventStreams } from '@rotadas/service-kit/events/event-streams';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { startUsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import { launchService, type LaunchedService } from '@rotadas/test-kit/launch-service';
import { requireEnv, databaseName } from '@rotadas/test-kit/require-env';
import { withRedis } from '@rotadas/test-kit/connections';
import { emptyStreams } from '@rotadas/test-kit/stream-messages';
import { startAgreementsStandIn } from './agreements-stand-in.js';
import { type MailServer, startMailServer } from './mail-server.js';
import { notificationCalls } from './notification-calls.js';
import { type PushService, startPushService } from './push-service.js';
import { eventPublisher } from './some-events.js';

export interface RunningNotifications extends LaunchedService {
  readonly calls: ReturnType<typeof notificationCalls>;
  readonly publish: ReturnType<typeof eventPublisher>;
  readonly mail: MailServer;
  readonly push: PushService;
  /** The agreements by id, as both sides see them. */
  readonly agreements: Map<number, AgreementView>;
  readonly mongodbUri: string;
  readonly vapidPublicKey: string;
}

/**
 * Starts the built service on a database of its own, an empty Redis and empty streams, and waits
 * until it is ready.
 */
export async function startNotifications(): Promise<RunningNotifications> {
  const [mongodbUri, natsUrl] = [databaseName('notifications'), requireEnv('NATS_URL')];
  await Promise.all([emptyRedis(), emptyStreams(natsUrl)]);
  const [mail, push, users, agreements] = await Promise.all([
    startMailServer(),
    startPushService(),
    startUsersStandIn(natsUrl),
    startAgreementsStandIn(natsUrl),
  ]);
  const vapid = webPush.generateVAPIDKeys();
  const env = {
    NODE_ENV: 'test',
    MONGODB_URI: mongodbUri,
    NATS_URL: natsUrl,
    REDIS_URL: requireEnv('REDIS_URL'),
    SMTP_URL: mail.url,
    UNSUBSCRIBE_SECRET: 'a secret that only these tests know',
    PUBLIC_URL: 'https://rotadas.example',
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    PUSH_LOCAL_ORIGINS: push.origin,
    DELIVERY_RETRY_MS: '20',
    LOG_LEVEL: 'debug',
  };
  const service = await launchService('notifications', env);
  await service.ready();
  const caller = await startPeer('notifications-test', natsUrl);
  return {
    ...service,
    calls: notificationCalls(caller.get(RpcClient)),
    publish: eventPublisher(caller.get(EventStreams)),
    mail,
    push,
    agreements: agreements.agreements,
    mongodbUri,
    vapidPublicKey: vapid.publicKey,
    async stop() {
      await caller.close();
      const code = await service.stop();
      await Promise.all([mail.stop(), push.stop(), users.stop(), agreements.stop()]);
      return code;
    },
  };
}

/** Waits until the inbox of `userId` has `count` notifications. */
export async function inboxHas(
  { calls }: RunningNotifications,
  userId: number,
  count: number,
  limitMs?: number,
): Promise<void> {
  const hasAll = async () => (await calls.list(userId, { limit: 100 })).notifications.length === count;
  await eventually(`${count} in the inbox of ${userId}`, hasAll, limitMs);
}

export async function emptyRedis(): Promise<void> {
  await withRedis(requireEnv('REDIS_URL'), (redis) => redis.flushall());
}
