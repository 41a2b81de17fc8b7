import type { Notification } from '@rotadas/contracts/notifications/notification';
import type { NotificationPage } from '@rotadas/contracts/notifications/notification-page';
import type { StoredNotification } from './stored-notification.js';

/** A notification as its user sees it. */
export function notificationView(stored: StoredNotification): Notification {
  const { id, title, text, link, createdAt, readAt, subject } = stored;
  return { id, title, text, link, createdAt, readAt, ...subject };
}

/** A page of at most `limit` of the found notifications: one more was found if any follow. */
export function pageOf(
  found: readonly StoredNotification[],
  limit: number,
): Pick<NotificationPage, 'notifications' | 'next'> {
  const notifications = found.slice(0, limit).map(notificationView);
  return { notifications, next: found.length > limit ? (notifications.at(-1)?.id ?? null) : null };
}
