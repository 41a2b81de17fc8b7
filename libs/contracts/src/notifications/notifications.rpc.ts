import { z } from 'zod';
import { EMAIL_ADDRESS } from '../primitives/email-address.js';
import { SerialId } from '../primitives/serial-id.js';
import { defineRpc } from '../protocol/rpc.js';
import { AnswerTokenInput, RequestToAnswer } from './answer-token.js';
import { NotificationSettings } from './notification-settings.js';
import {
  NotificationPage,
  NotificationPageRequest,
  ReadInput,
  UnreadCount,
  LiveNotification,
} from './notification-page.js';
import { PushEndpointQuery, PushKey, PushSubscriptionInput } from './push-subscription.js';
import { OfferToStart, StartTokenInput } from './start-token.js';
import { Unsubscribed, UnsubscribeQuery } from './unsubscribe.js';

const userRequest = z.strictObject({ userId: SerialId });
const empty = z.object({});

export const notificationsRpc = {
  list: defineRpc({
    subject: 'notifications.list',
    request: userRequest.extend({ page: NotificationPageRequest }),
    reply: NotificationPage,
    errors: [],
  }),
  read: defineRpc({
    subject: 'notifications.read',
    request: userRequest.extend({ read: ReadInput }),
    reply: UnreadCount,
    errors: [],
  }),
  getSettings: defineRpc({
    subject: 'notifications.get-settings',
    request: userRequest,
    reply: NotificationSettings,
    errors: [],
  }),
  saveSettings: defineRpc({
    subject: 'notifications.save-settings',
    request: userRequest.extend({ settings: NotificationSettings }),
    reply: NotificationSettings,
    errors: [],
  }),
  pushKey: defineRpc({
    subject: 'notifications.push-key',
    request: z.strictObject({}),
    reply: PushKey,
    errors: [],
  }),
  subscribePush: defineRpc({
    subject: 'notifications.subscribe-push',
    request: userRequest.extend({ subscription: PushSubscriptionInput }),
    reply: empty,
    errors: ['push-endpoint-refused', 'push-endpoint-taken', 'push-unconfigured'],
  }),
  unsubscribePush: defineRpc({
    subject: 'notifications.unsubscribe-push',
    request: userRequest.extend(PushEndpointQuery.shape),
    reply: empty,
    errors: [],
  }),
  /** Unsubscribes all browsers of the user, when the user signs out on all devices. */
  unsubscribeAllPush: defineRpc({
    subject: 'notifications.unsubscribe-all-push',
    request: userRequest,
    reply: empty,
    errors: [],
  }),
  /** Mails the end of the account and stores nothing. Does nothing without a mail server. */
  mailErasure: defineRpc({
    subject: 'notifications.mail-erasure',
    request: userRequest.extend({ email: z.email({ pattern: EMAIL_ADDRESS }) }),
    reply: empty,
    errors: [],
  }),
  /** Idempotent; needs the token only. */
  unsubscribe: defineRpc({
    subject: 'notifications.unsubscribe',
    request: UnsubscribeQuery,
    reply: Unsubscribed,
    errors: ['unsubscribe-token-invalid'],
  }),
  /** `planned-offer-unknown` once the offer has expired. */
  verifyStartToken: defineRpc({
    subject: 'notifications.verify-start-token',
    request: StartTokenInput,
    reply: OfferToStart,
    errors: ['start-token-invalid', 'planned-offer-unknown'],
  }),
  /** `agreement-changed` once the request has expired. */
  verifyAnswerToken: defineRpc({
    subject: 'notifications.verify-answer-token',
    request: AnswerTokenInput,
    reply: RequestToAnswer,
    errors: ['answer-token-invalid', 'agreement-changed'],
  }),
};

/** Core NATS, to all gateways. */
export const NOTIFICATION_CREATED = 'notifications.created';

export const NotificationCreated = LiveNotification.extend({ userId: SerialId });
export type NotificationCreated = z.infer<typeof NotificationCreated>;
