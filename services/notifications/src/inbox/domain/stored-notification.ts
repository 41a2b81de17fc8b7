import type { Notification, NotificationSubject } from '@rotadas/contracts/notifications/notification';
import type { NotificationPage } from '@rotadas/contracts/notifications/notification-page';
import { cutPage } from '@rotadas/service-kit/paging/cut-page';

export interface Delivery {
  /** `mail`, or `push-` and the ID of a subscription. */
  readonly id: string;
  /** When its job is checked next, epoch ms; null once it was given up and waits for an admin. */
  readonly checkAt: number | null;
}

export interface NotificationRequest {
  readonly userId: number;
  /** Unique: a repeated key is ignored. */
  readonly key: string;
  readonly subject: NotificationSubject;
  /** Turkish. */
  readonly title: string;
  readonly text: string;
  /** A path of the web app. */
  readonly link: string;
}

export interface NewNotification extends NotificationRequest {
  readonly createdAt: number;
  /** Whether the inbox shows it. Unlisted ones are stored to prevent duplicates and be counted. */
  readonly isListed: boolean;
  readonly deliveries: readonly Delivery[];
}

/** Times in epoch ms. */
export interface StoredNotification extends NewNotification {
  readonly id: number;
  readonly readAt: number | null;
}

export function notificationView(stored: StoredNotification): Notification {
  const { id, title, text, link, createdAt, readAt, subject } = stored;
  return { id, title, text, link, createdAt, readAt, ...subject };
}

/** `found` has one more notification if more follow. */
export function toPage(
  found: readonly StoredNotification[],
  limit: number,
): Pick<NotificationPage, 'notifications' | 'next'> {
  const { items, next } = cutPage(found, limit, ({ id }) => id);
  return { notifications: items.map(notificationView), next };
}
