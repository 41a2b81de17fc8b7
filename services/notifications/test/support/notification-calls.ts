import {
  DEFAULT_SETTINGS,
  type NotificationSettings,
} from '@rotadas/contracts/notifications/notification-settings';
import type { NotificationPageRequest, ReadInput } from '@rotadas/contracts/notifications/notification-page';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import type { PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';
import type { RpcClient } from '@rotadas/service-kit/nats/rpc-client';

/** The channels of match notifications. */
export function matchesBy(
  channels: NotificationSettings['channels']['route-matched'],
  quietHours: NotificationSettings['quietHours'] = null,
): NotificationSettings {
  return { channels: { ...DEFAULT_SETTINGS.channels, 'route-matched': channels }, quietHours };
}

export function notificationCalls(client: RpcClient) {
  return {
    list: (userId: number, page: Partial<NotificationPageRequest> = {}) =>
      client.call(notificationsRpc.list, { userId, page: { limit: 30, ...page } }),
    read: (userId: number, read: ReadInput) => client.call(notificationsRpc.read, { userId, read }),
    getSettings: (userId: number) => client.call(notificationsRpc.getSettings, { userId }),
    saveSettings: (userId: number, settings: NotificationSettings) =>
      client.call(notificationsRpc.saveSettings, { userId, settings }),
    pushKey: () => client.call(notificationsRpc.pushKey, {}),
    subscribe: (userId: number, subscription: PushSubscriptionInput) =>
      client.call(notificationsRpc.subscribePush, { userId, subscription }),
    unsubscribePush: (userId: number, endpoint: string) =>
      client.call(notificationsRpc.unsubscribePush, { userId, endpoint }),
    unsubscribeAllPush: (userId: number) => client.call(notificationsRpc.unsubscribeAllPush, { userId }),
    verifyStartToken: (token: string) => client.call(notificationsRpc.verifyStartToken, { token }),
    verifyAnswerToken: (token: string) => client.call(notificationsRpc.verifyAnswerToken, { token }),
    mailErasure: (userId: number, email: string) =>
      client.call(notificationsRpc.mailErasure, { userId, email }),
    unsubscribe: (token: string) => client.call(notificationsRpc.unsubscribe, { token }),
  };
}
