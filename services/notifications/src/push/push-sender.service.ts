import { Inject, Injectable } from '@nestjs/common';
import webPush from 'web-push';
import type { PushMessage } from '@rotadas/contracts/notifications/push-subscription';
import { type PushOutcome, pushOutcome, sendPush } from './push-request.js';
import type { StoredSubscription } from './store/push-subscription.store.js';
import { EndpointGuard } from './endpoint-guard.service.js';
import { PUSH_SETTINGS, type PushSettings } from './push-settings.js';

/** For how long a push service keeps a message for a browser that is off, s: half a day. */
const TTL_SECONDS = 43_200;

/** Sends push messages, encrypted for the browser (RFC 8291) and signed (VAPID, RFC 8292). */
@Injectable()
export class PushSender {
  constructor(
    @Inject(PUSH_SETTINGS) private readonly settings: PushSettings,
    private readonly guard: EndpointGuard,
  ) {}

  /**
   * What became of a message; rejects where the push service could not be reached, or its address
   * is refused.
   */
  async send(subscription: StoredSubscription, message: PushMessage): Promise<PushOutcome> {
    const { vapid } = this.settings;
    if (!vapid) return 'never';
    const { endpoint, p256dh, auth } = subscription;
    const place = this.guard.forSending(endpoint);
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      // The same topic lets a second copy replace one that the browser has not seen.
      { vapidDetails: vapid, TTL: TTL_SECONDS, urgency: 'high', topic: `n${message.id}` },
    );
    return pushOutcome(await sendPush({ ...place, headers: textsOf(headers), body }));
  }
}

const textsOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
