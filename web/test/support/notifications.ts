import { Notification } from '@rotadas/contracts/notifications/notification';

/** Somebody goes the user's saved route; unread unless said otherwise. */
export const aNotification = (id: number, readAt: number | null = null): Notification =>
  Notification.parse({
    id,
    kind: 'route-matched',
    title: `Yoluna çıkan var ${id}`,
    text: 'Ankara → Eskişehir',
    link: `/terms?n=${id}`,
    createdAt: Date.now() - 180_000,
    readAt,
    data: {
      savedRouteId: 1,
      offerId: id,
      providerId: 5,
      serviceType: 'companion',
      departsAt: null,
      detourMetres: 4_000,
    },
  });
