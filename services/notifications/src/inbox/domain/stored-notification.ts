import type { Notification, NotificationSubject } from '@rotadas/contracts/notifications/notification';
import type { NotificationPage } from '@rotadas/contracts/notifications/notification-page';

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

/** Limits of one user and calendar day in Türkiye. */
export interface DailyLimits {
  readonly perDay: number;
  readonly perProvider: number;
  /** Half of the day is reserved for providers whose account is not new. */
  readonly isNewProvider: boolean;
}

/** Numbers that a notification may take, in order of preference. */
export function allowedNumbers({ perDay, isNewProvider }: DailyLimits): number[] {
  const numbers = Array.from({ length: perDay }, (_, index) => index + 1);
  const half = Math.ceil(perDay / 2);
  const open = numbers.slice(0, half);
  return isNewProvider ? open : [...numbers.slice(half), ...open];
}

/** The provider that counts against the limits; null for kinds that have none. */
export function limitedProvider({ subject }: Pick<NotificationRequest, 'subject'>): number | null {
  return subject.kind === 'route-matched' ? subject.data.providerId : null;
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
  const notifications = found.slice(0, limit).map(notificationView);
  return { notifications, next: found.length > limit ? (notifications.at(-1)?.id ?? null) : null };
}
