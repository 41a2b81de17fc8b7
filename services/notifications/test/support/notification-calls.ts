import {
  DEFAULT_CHOICES,
  type NotificationChoices,
} from '@rotadas/contracts/notifications/notification-choices';
import type { NotificationPageRequest, ReadInput } from '@rotadas/contracts/notifications/notification-page';
import { notificationsRoutes } from '@rotadas/contracts/notifications/notifications.routes';
import type { PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';
import type { RouteClient } from '@rotadas/service-kit/nats/route-client';

/** The channels of match notifications. */
export function matchesBy(
  channels: NotificationChoices['channels']['route-matched'],
  quietHours: NotificationChoices['quietHours'] = null,
): NotificationChoices {
  return { channels: { ...DEFAULT_CHOICES.channels, 'route-matched': channels }, quietHours };
}

export function notificationCalls(client: RouteClient) {
  return {
    list: (userId: number, page: Partial<NotificationPageRequest> = {}) =>
      client.call(notificationsRoutes.list, { userId, page: { limit: 30, ...page } }),
    read: (userId: number, read: ReadInput) => client.call(notificationsRoutes.read, { userId, read }),
    choices: (userId: number) => client.call(notificationsRoutes.choices, { userId }),
    choose: (userId: number, choices: NotificationChoices) =>
      client.call(notificationsRoutes.choose, { userId, choices }),
    pushKey: () => client.call(notificationsRoutes.pushKey, {}),
    subscribe: (userId: number, subscription: PushSubscriptionInput) =>
      client.call(notificationsRoutes.subscribePush, { userId, subscription }),
    unsubscribePush: (userId: number, endpoint: string) =>
      client.call(notificationsRoutes.unsubscribePush, { userId, endpoint }),
    unsubscribe: (token: string) => client.call(notificationsRoutes.unsubscribe, { token }),
  };
}
