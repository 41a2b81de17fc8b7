import { Inject, Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { StoredNotification } from '../inbox/domain/stored-notification.js';
import type { PushMessage } from '@rotadas/contracts/notifications/push-subscription';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import { EndpointGuard } from './endpoint-guard.js';
import { PushTokens } from './push-tokens.js';
import { type PushOutcome, pushOutcome, sendPush } from './push-request.js';
import type { StoredSubscription } from './store/push-subscription.schema.js';
import { PushSubscriptionStore } from './store/push-subscription.store.js';

/** How long a push service keeps a message. */
const TTL_SECONDS = 43_200;

/** Sends encrypted (RFC 8291) and signed (VAPID, RFC 8292) push messages. */
@Injectable()
export class PushSender {
  private readonly vapid: { publicKey: string; privateKey: string; subject: string } | null;

  constructor(
    @Inject(NOTIFICATIONS_ENV)
    env: Pick<NotificationsEnv, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT'>,
    private readonly guard: EndpointGuard,
    @Inject(PushSubscriptionStore)
    private readonly subscriptions: Pick<PushSubscriptionStore, 'find' | 'removeExpired'>,
    private readonly tokens: PushTokens,
  ) {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
    this.vapid =
      publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey, subject };
  }

  get isSetUp(): boolean {
    return this.vapid !== null;
  }

  /**
   * `dropped` if the user no longer has the subscription, `rejected` if retries cannot succeed;
   * rejects if one may. Deletes an expired subscription.
   */
  async send(
    notification: StoredNotification,
    subscriptionId: string,
  ): Promise<'sent' | 'dropped' | 'rejected'> {
    const subscription = await this.subscriptions.find(subscriptionId, notification.userId);
    if (!subscription) return 'dropped';
    const outcome = await this.post(notification, subscription);
    if (outcome !== 'expired') return outcome;
    await this.subscriptions.removeExpired(subscription);
    return 'dropped';
  }

  private async post(
    notification: StoredNotification,
    { endpoint, p256dh, auth }: StoredSubscription,
  ): Promise<PushOutcome> {
    if (!this.vapid) return 'rejected';
    const { id, title, text, link, createdAt } = notification;
    const tokens = this.tokens.create(notification);
    const message: PushMessage = { id, title, text, link, createdAt, ...tokens };
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      // A repeated message replaces the first one if the browser has not shown it yet.
      { vapidDetails: this.vapid, TTL: TTL_SECONDS, urgency: 'high', topic: `n${id}` },
    );
    try {
      const target = this.guard.resolveForSending(endpoint);
      return pushOutcome(await sendPush({ ...target, headers: toTextHeaders(headers), body }));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'push-endpoint-refused') return 'rejected';
      throw error;
    }
  }
}

const toTextHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
