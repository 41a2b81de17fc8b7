import type { Notification, NotificationSubject } from '@rotadas/contracts/notifications/notification';
import type { NotificationPage } from '@rotadas/contracts/notifications/notification-page';

/** A push or mail that is still to be sent. */
export interface Delivery {
  /** `mail`, or `push-` and the id of a subscription. */
  readonly id: string;
  /**
   * When it is looked whether its job is there, epoch ms; null once it was given up, after which
   * only an admin has it tried again.
   */
  readonly checkAt: number | null;
}

/** What somebody is told, before it has an id. */
export interface News {
  readonly userId: number;
  /** The same for what must not be told twice. */
  readonly key: string;
  readonly subject: NotificationSubject;
  /** Turkish, for the user to read. */
  readonly title: string;
  readonly text: string;
  /** A path of the web app. */
  readonly link: string;
}

/** News with what becomes of them. */
export interface NewNotification extends News {
  readonly createdAt: number;
  /** Whether it is in the inbox; what is only sent is kept too, so as not to be sent twice. */
  readonly isListed: boolean;
  readonly deliveries: readonly Delivery[];
}

/** A notification; its times are epoch ms. */
export interface StoredNotification extends NewNotification {
  readonly id: number;
  readonly readAt: number | null;
}

/** How many notifications one user gets on a calendar day of Türkiye. */
export interface DailyLimits {
  readonly perDay: number;
  /** About one provider. */
  readonly perProvider: number;
}

/** The provider that a notification is about; null for own reminders, which have no limit. */
export function limitedProvider({ subject }: Pick<News, 'subject'>): number | null {
  return subject.kind === 'route-matched' ? subject.data.providerId : null;
}

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
