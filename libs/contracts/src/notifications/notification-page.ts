import { z } from 'zod';
import { CountText } from '../primitives/query-numbers.js';
import { SerialId, SerialIdText } from '../primitives/serial-id.js';
import { AppPath, Notification } from './notification.js';

export const NOTIFICATION_PAGE_MAX = 100;
const NOTIFICATION_PAGE = 30;

const Unread = z.int().min(0);

/** Newest first. */
export const NotificationPage = z.object({
  notifications: z.array(Notification),
  /** All unread notifications, not only those of the page. */
  unread: Unread,
  /** Pass as `before` for the next page; null on the last. */
  next: SerialId.nullable(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

export const NotificationPageRequest = z.strictObject({
  /** Lists notifications with smaller IDs only. */
  before: SerialId.optional(),
  limit: z.int().min(1).max(NOTIFICATION_PAGE_MAX),
});
export type NotificationPageRequest = z.infer<typeof NotificationPageRequest>;

export const NotificationPageQuery = z.strictObject({
  before: SerialIdText.optional(),
  limit: CountText(NOTIFICATION_PAGE_MAX).default(NOTIFICATION_PAGE),
});
export type NotificationPageQuery = z.infer<typeof NotificationPageQuery>;

/**
 * `upTo` keeps notifications that arrive meanwhile unread; `link` is for those that lead there.
 * IDs of other users are ignored.
 */
export const ReadInput = z.union([
  z.strictObject({ ids: z.array(SerialId).min(1).max(NOTIFICATION_PAGE_MAX) }),
  z.strictObject({ upTo: SerialId }),
  z.strictObject({ link: AppPath }),
  z.strictObject({ all: z.literal(true) }),
]);
export type ReadInput = z.infer<typeof ReadInput>;

export const UnreadCount = z.object({ unread: Unread });
export type UnreadCount = z.infer<typeof UnreadCount>;

/** `unread` includes the notification. */
export const LiveNotification = z.object({ notification: Notification, unread: Unread });
export type LiveNotification = z.infer<typeof LiveNotification>;
