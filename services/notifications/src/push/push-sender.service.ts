import { Inject, Injectable } from '@nestjs/common';
import webPush from 'web-push';
import type { PushMessage } from '@rotadas/contracts/notifications/push-subscription';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import { EndpointGuard } from './endpoint-guard.service.js';
import { type PushOutcome, pushOutcome, sendPush } from './push-request.js';
import type { StoredSubscription } from './store/push-subscription.store.js';

/** How long a push service keeps a message, s. */
const TTL_SECONDS = 43_200;

/** Sends encrypted (RFC 8291) and signed (VAPID, RFC 8292) push messages. */
@Injectable()
export class PushSender {
  private readonly vapid: { publicKey: string; privateKey: string; subject: string } | null;

  constructor(
    @Inject(NOTIFICATIONS_ENV) env: NotificationsEnv,
    private readonly guard: EndpointGuard,
  ) {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
    this.vapid =
      publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey, subject };
  }

  get isSetUp(): boolean {
    return this.vapid !== null;
  }

  /** Rejects if the push service is unreachable or its address is rejected. */
  async send(subscription: StoredSubscription, message: PushMessage): Promise<PushOutcome> {
    if (!this.vapid) return 'rejected';
    const { endpoint, p256dh, auth } = subscription;
    const place = this.guard.resolveForSending(endpoint);
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      // A repeated message replaces the first one if the browser has not shown it yet.
      { vapidDetails: this.vapid, TTL: TTL_SECONDS, urgency: 'high', topic: `n${message.id}` },
    );
    return pushOutcome(await sendPush({ ...place, headers: toTextHeaders(headers), body }));
  }
}

const toTextHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
