import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRoute } from '../routing/route.js';
import { NotificationChoices } from './notification-choices.js';
import { NotificationPage, NotificationPageRequest, ReadInput, UnreadCount } from './notification-page.js';
import { PushEndpointQuery, PushKey, PushSubscriptionInput } from './push-subscription.js';
import { Unsubscribed, UnsubscribeQuery } from './unsubscribe.js';

const ofUser = z.strictObject({ userId: SerialId });
const nothing = z.object({});

export const notificationsRoutes = {
  list: defineRoute({
    subject: 'notifications.list',
    request: ofUser.extend({ page: NotificationPageRequest }),
    reply: NotificationPage,
    errors: [],
  }),
  read: defineRoute({
    subject: 'notifications.read',
    request: ofUser.extend({ read: ReadInput }),
    reply: UnreadCount,
    errors: [],
  }),
  choices: defineRoute({
    subject: 'notifications.choices',
    request: ofUser,
    reply: NotificationChoices,
    errors: [],
  }),
  choose: defineRoute({
    subject: 'notifications.choose',
    request: ofUser.extend({ choices: NotificationChoices }),
    reply: NotificationChoices,
    errors: [],
  }),
  pushKey: defineRoute({
    subject: 'notifications.push-key',
    request: z.strictObject({}),
    reply: PushKey,
    errors: [],
  }),
  subscribePush: defineRoute({
    subject: 'notifications.subscribe-push',
    request: ofUser.extend({ subscription: PushSubscriptionInput }),
    reply: nothing,
    errors: ['push-endpoint-refused', 'push-endpoint-taken', 'push-unconfigured'],
  }),
  unsubscribePush: defineRoute({
    subject: 'notifications.unsubscribe-push',
    request: ofUser.extend(PushEndpointQuery.shape),
    reply: nothing,
    errors: [],
  }),
  /** Idempotent; needs the token only. */
  unsubscribe: defineRoute({
    subject: 'notifications.unsubscribe',
    request: UnsubscribeQuery,
    reply: Unsubscribed,
    errors: ['unsubscribe-token-invalid'],
  }),
};
