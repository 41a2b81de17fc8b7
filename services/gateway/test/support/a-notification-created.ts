import type { NotificationCreated } from '@rotadas/contracts/notifications/notifications.rpc';

export const aNotificationCreated = (userId: number, id: number): NotificationCreated => ({
  userId,
  unread: 1,
  notification: {
    id,
    kind: 'departure-due',
    data: { offerId: 3, departsAt: 5 },
    title: 'Yola çıkma zamanı',
    text: 'Ankara → Bursa',
    link: '/?yayin=3',
    createdAt: 5,
    readAt: null,
  },
});
