import { defineCall } from '../routing/call.js';
import { NotificationChoices } from './notification-choices.js';
import { NotificationPage, NotificationPageQuery, ReadInput, UnreadCount } from './notification-page.js';
import { notificationsRoutes } from './notifications.routes.js';
import { PushEndpointQuery, PushKey, PushSubscriptionInput } from './push-subscription.js';
import { Unsubscribed, UnsubscribeQuery } from './unsubscribe.js';

const common = { tag: 'notifications', access: 'signed-in', limit: 'user' } as const;

const subscriptions = { ...common, path: '/api/notifications/push-subscriptions' } as const;
const choices = { ...common, path: '/api/notifications/choices' } as const;

const unsubscribe = {
  tag: 'notifications',
  path: '/api/notifications/unsubscribe',
  access: 'public',
  limit: 'address',
  query: UnsubscribeQuery,
} as const;

export const notificationsCalls = {
  list: defineCall({
    ...common,
    method: 'GET',
    path: '/api/notifications',
    summary: 'A window onto my notifications, newest first, and how many I have not read',
    query: NotificationPageQuery,
    responses: { 200: { description: 'The window', body: NotificationPage } },
    errors: notificationsRoutes.list.errors,
  }),
  read: defineCall({
    ...common,
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Marks some or all of my notifications as read; those of others stay as they are',
    body: ReadInput,
    responses: { 200: { description: 'What is left unread', body: UnreadCount } },
    errors: notificationsRoutes.read.errors,
  }),
  choices: defineCall({
    ...choices,
    method: 'GET',
    summary: 'What I am told on which channel, and my quiet hours',
    responses: { 200: { description: 'The choices', body: NotificationChoices } },
    errors: notificationsRoutes.choices.errors,
  }),
  choose: defineCall({
    ...choices,
    method: 'PUT',
    summary: 'Sets what I am told on which channel, and my quiet hours',
    body: NotificationChoices,
    responses: { 200: { description: 'The choices', body: NotificationChoices } },
    errors: notificationsRoutes.choose.errors,
  }),
  pushKey: defineCall({
    ...common,
    method: 'GET',
    path: '/api/notifications/push-key',
    summary: 'The public key that a browser subscribes to push with; null where push is not set up',
    responses: { 200: { description: 'The key', body: PushKey } },
    errors: notificationsRoutes.pushKey.errors,
  }),
  subscribePush: defineCall({
    ...subscriptions,
    method: 'POST',
    summary: 'Lets push messages come to this browser; the same endpoint again replaces the former',
    body: PushSubscriptionInput,
    responses: { 204: { description: 'They come' } },
    errors: notificationsRoutes.subscribePush.errors,
  }),
  unsubscribePush: defineCall({
    ...subscriptions,
    method: 'DELETE',
    summary: 'Unsubscribes this browser from push messages',
    query: PushEndpointQuery,
    responses: { 204: { description: 'Unsubscribed' } },
    errors: notificationsRoutes.unsubscribePush.errors,
  }),
  /** For a browser that opens the URL of the mail header. It unsubscribes nothing. */
  unsubscribePage: defineCall({
    ...unsubscribe,
    method: 'GET',
    summary: 'Leads to the page that asks whether mails of this kind shall end',
    responses: { 303: { description: 'Where the page is' } },
    errors: [],
  }),
  /** RFC 8058: mail programs send the form `List-Unsubscribe=One-Click` without cookies. */
  unsubscribe: defineCall({
    ...unsubscribe,
    method: 'POST',
    summary: 'Unsubscribes from mails of one kind without sign-in, by the token in a mail',
    responses: { 200: { description: 'No further mails of this kind are sent', body: Unsubscribed } },
    errors: notificationsRoutes.unsubscribe.errors,
  }),
};
