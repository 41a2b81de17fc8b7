import { Logger } from '@nestjs/common';
import { NotificationSubject, SubjectKind } from '@rotadas/contracts/notifications/notification';
import { Schema } from 'mongoose';
import type { DayHalf } from '../domain/daily-limits.js';
import type { Delivery, StoredNotification } from '../domain/stored-notification.js';

export interface NotificationDocument {
  readonly _id: number;
  readonly userId: number;
  readonly key: string;
  readonly kind: string;
  readonly data: unknown;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly createdAt: number;
  readonly readAt: number | null;
  readonly isListed: boolean;
  readonly deliveries: readonly Delivery[];
  /** Calendar day of creation in Türkiye. */
  readonly day: string;
  /** 1 for the first match of the user and day; missing for other kinds, which have no limit. */
  readonly matchNumber?: number;
  /** The half of the day's limit that a match occupies; null if it exceeds the limit. */
  readonly dayHalf?: DayHalf | null;
  /** A BSON date, which the TTL index requires. */
  readonly expiresAt: Date;
}

const deliverySchema = new Schema<Delivery>(
  { id: { type: String, required: true }, checkAt: { type: Number, default: null } },
  { _id: false, id: false },
);

export const notificationSchema = new Schema<NotificationDocument>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true, immutable: true },
    key: { type: String, required: true, immutable: true },
    kind: { type: String, enum: SubjectKind.options, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    title: { type: String, required: true },
    text: { type: String, required: true },
    link: { type: String, required: true },
    createdAt: { type: Number, required: true, immutable: true },
    readAt: { type: Number, default: null },
    isListed: { type: Boolean, required: true },
    deliveries: { type: [deliverySchema], default: [] },
    day: { type: String, required: true, immutable: true },
    matchNumber: { type: Number, immutable: true },
    dayHalf: { type: String },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

notificationSchema.index({ key: 1 }, { unique: true });
// Lets one of two instances add a match of the day; the other one counts again.
notificationSchema.index(
  { userId: 1, day: 1, matchNumber: 1 },
  { unique: true, partialFilterExpression: { matchNumber: { $exists: true } } },
);
notificationSchema.index({ userId: 1, isListed: 1, _id: -1 });
notificationSchema.index({ userId: 1, isListed: 1, readAt: 1 });
notificationSchema.index({ 'deliveries.checkAt': 1 }, { sparse: true });
// For the erasure of those that name a user to others.
notificationSchema.index({ 'data.providerId': 1 }, { sparse: true });
notificationSchema.index({ 'data.otherUserId': 1 }, { sparse: true });
notificationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

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

const logger = new Logger('NotificationStore');

/** Null, with a warning, if a newer release stored it. */
export function readNotification(document: NotificationDocument): StoredNotification | null {
  try {
    return toNotification(document);
  } catch {
    logger.warn({ id: document._id }, 'Skipped a notification that cannot be read');
    return null;
  }
}
