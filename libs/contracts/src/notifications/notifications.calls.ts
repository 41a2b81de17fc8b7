import { defineCall } from '../protocol/call.js';
import { NotificationSettings } from './notification-settings.js';
import { NotificationPage, NotificationPageQuery, ReadInput, UnreadCount } from './notification-page.js';
import { notificationsRpc } from './notifications.rpc.js';
import { PushEndpointQuery, PushKey, PushSubscriptionInput } from './push-subscription.js';
import { Unsubscribed, UnsubscribeQuery } from './unsubscribe.js';

const common = { tag: 'notifications', access: 'signed-in', limit: 'user' } as const;

const subscriptions = { ...common, path: '/api/notifications/push-subscriptions' } as const;
const settings = { ...common, path: '/api/notifications/settings' } as const;

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
    summary: "Lists the user's notifications, newest first, with the number of unread ones.",
    query: NotificationPageQuery,
    responses: { 200: { description: 'A page of notifications', body: NotificationPage } },
    errors: notificationsRpc.list.errors,
  }),
  read: defineCall({
    ...common,
    method: 'POST',
    path: '/api/notifications/read',
    summary: "Marks some or all of the user's notifications as read.",
    body: ReadInput,
    responses: { 200: { description: 'The number of unread notifications', body: UnreadCount } },
    errors: notificationsRpc.read.errors,
  }),
  getSettings: defineCall({
    ...settings,
    method: 'GET',
    summary: "Returns the user's notification channels and quiet hours.",
    responses: { 200: { description: 'The settings', body: NotificationSettings } },
    errors: notificationsRpc.getSettings.errors,
  }),
  saveSettings: defineCall({
    ...settings,
    method: 'PUT',
    summary: "Updates the user's notification channels and quiet hours.",
    body: NotificationSettings,
    responses: { 200: { description: 'The settings', body: NotificationSettings } },
    errors: notificationsRpc.saveSettings.errors,
  }),
  pushKey: defineCall({
    ...common,
    method: 'GET',
    path: '/api/notifications/push-key',
    summary: 'Returns the public key for push subscriptions, or null if push is not configured.',
    responses: { 200: { description: 'The public key', body: PushKey } },
    errors: notificationsRpc.pushKey.errors,
  }),
  subscribePush: defineCall({
    ...subscriptions,
    method: 'POST',
    summary: 'Subscribes a browser to push messages. Replaces a subscription with the same endpoint.',
    body: PushSubscriptionInput,
    responses: { 204: { description: 'The browser is subscribed' } },
    errors: notificationsRpc.subscribePush.errors,
  }),
  unsubscribePush: defineCall({
    ...subscriptions,
    method: 'DELETE',
    summary: 'Unsubscribes a browser from push messages.',
    query: PushEndpointQuery,
    responses: { 204: { description: 'The browser is unsubscribed' } },
    errors: notificationsRpc.unsubscribePush.errors,
  }),
  /** Called by a browser that opens the URL of the mail header. It unsubscribes nothing. */
  unsubscribePage: defineCall({
    ...unsubscribe,
    method: 'GET',
    summary: 'Redirects to the page that asks for confirmation before unsubscribing from mails.',
    responses: { 303: { description: 'Redirect to the confirmation page' } },
    errors: [],
  }),
  /** RFC 8058: mail programs send the form `List-Unsubscribe=One-Click` without cookies. */
  unsubscribe: defineCall({
    ...unsubscribe,
    method: 'POST',
    summary: 'Unsubscribes from one kind of mail with the token of a mail. No sign-in is needed.',
    responses: { 200: { description: 'No further mails of this kind are sent', body: Unsubscribed } },
    errors: notificationsRpc.unsubscribe.errors,
  }),
};
