import {
  DEFAULT_CHOICES,
  type NotificationChoices,
} from '@rotadas/contracts/notifications/notification-choices';
import type { NotificationPageRequest, ReadInput } from '@rotadas/contracts/notifications/notification-page';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import type { PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';
import type { RpcClient } from '@rotadas/service-kit/nats/rpc-client';

/** The channels of match notifications. */
export function matchesBy(
  channels: NotificationChoices['channels']['route-matched'],
  quietHours: NotificationChoices['quietHours'] = null,
): NotificationChoices {
  return { channels: { ...DEFAULT_CHOICES.channels, 'route-matched': channels }, quietHours };
}

export function notificationCalls(client: RpcClient) {
  return {
    list: (userId: number, page: Partial<NotificationPageRequest> = {}) =>
      client.call(notificationsRpc.list, { userId, page: { limit: 30, ...page } }),
    read: (userId: number, read: ReadInput) => client.call(notificationsRpc.read, { userId, read }),
    choices: (userId: number) => client.call(notificationsRpc.choices, { userId }),
    choose: (userId: number, choices: NotificationChoices) =>
      client.call(notificationsRpc.choose, { userId, choices }),
    pushKey: () => client.call(notificationsRpc.pushKey, {}),
    subscribe: (userId: number, subscription: PushSubscriptionInput) =>
      client.call(notificationsRpc.subscribePush, { userId, subscription }),
    unsubscribePush: (userId: number, endpoint: string) =>
      client.call(notificationsRpc.unsubscribePush, { userId, endpoint }),
    verifyStartToken: (token: string) => client.call(notificationsRpc.verifyStartToken, { token }),
    unsubscribe: (token: string) => client.call(notificationsRpc.unsubscribe, { token }),
  };
}
