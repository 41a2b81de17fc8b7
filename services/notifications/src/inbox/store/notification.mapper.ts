import { NotificationSubject } from '@rotadas/contracts/notifications/notification';
import type { StoredNotification } from '../domain/stored-notification.js';
import type { NotificationDocument } from './notification.schema.js';

/** The notification in a document; a field that is not named here never leaves the store. */
export function toNotification(document: NotificationDocument): StoredNotification {
  return {
    id: document._id,
    userId: document.userId,
    key: document.key,
    subject: NotificationSubject.parse({ kind: document.kind, data: document.data }),
    title: document.title,
    text: document.text,
    link: document.link,
    createdAt: document.createdAt,
    readAt: document.readAt,
    isListed: document.isListed,
    deliveries: document.deliveries.map(({ id, checkAt }) => ({ id, checkAt })),
  };
}
