import { z } from 'zod';
import { CountText } from '../primitives/query-numbers.js';
import { SerialId, SerialIdText } from '../primitives/serial-id.js';
import { Notification } from './notification.js';

/** Most notifications of one page, and how many unless asked otherwise. */
export const NOTIFICATION_PAGE_MAX = 100;
const NOTIFICATION_PAGE = 30;

/** How many notifications a user has not read. */
const Unread = z.int().min(0);

/** A window onto a user's notifications, newest first. */
export const NotificationPage = z.object({
  notifications: z.array(Notification),
  /** Of all notifications, not of this window alone. */
  unread: Unread,
  /** Pass as `before` for the page after this one; null on the last. */
  next: SerialId.nullable(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

/** Which window is wanted, as it crosses NATS. */
export const NotificationPageRequest = z.strictObject({
  /** Only notifications with a smaller id. */
  before: SerialId.optional(),
  limit: z.int().min(1).max(NOTIFICATION_PAGE_MAX),
});
export type NotificationPageRequest = z.infer<typeof NotificationPageRequest>;

/** The query of GET /api/notifications. */
export const NotificationPageQuery = z.strictObject({
  before: SerialIdText.optional(),
  limit: CountText(NOTIFICATION_PAGE_MAX).default(NOTIFICATION_PAGE),
});
export type NotificationPageQuery = z.infer<typeof NotificationPageQuery>;

/**
 * The body of POST /api/notifications/read: some notifications, or all up to the newest one that
 * was shown, so that one that comes meanwhile stays unread. Ids of others change nothing.
 */
export const ReadInput = z.union([
  z.strictObject({ ids: z.array(SerialId).min(1).max(NOTIFICATION_PAGE_MAX) }),
  z.strictObject({ upTo: SerialId }),
  z.strictObject({ all: z.literal(true) }),
]);
export type ReadInput = z.infer<typeof ReadInput>;

/** What is left unread. */
export const UnreadCount = z.object({ unread: Unread });
export type UnreadCount = z.infer<typeof UnreadCount>;

/** A notification that just came, and what is unread with it. */
export const ToldNotification = z.object({ notification: Notification, unread: Unread });
export type ToldNotification = z.infer<typeof ToldNotification>;
