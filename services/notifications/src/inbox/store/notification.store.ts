import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { ReadInput } from '@rotadas/contracts/notifications/notification-page';
import { turkishDay } from '@rotadas/contracts/primitives/turkish-time';
import { Counter } from '@rotadas/service-kit/mongodb/counter';
import { isDuplicateKey } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import type { NewNotification, StoredNotification } from '../domain/stored-notification.js';
import { toNotification } from './notification.mapper.js';
import { type NotificationDocument, notificationSchema } from './notification.schema.js';

/** How long notifications are kept, ms: 90 days. */
const KEPT_MS = 90 * 86_400_000;

/** The name of their collection and of the sequence of their ids. */
const NAME = 'notifications';

/** A notification that was to be added. */
export interface Added {
  readonly notification: StoredNotification;
  /** Whether it was not there before. */
  readonly isNew: boolean;
}

/** Keeps notifications. */
@Injectable()
export class NotificationStore {
  readonly model: Model<NotificationDocument>;

  constructor(
    readonly mongodb: MongodbConnection,
    private readonly counter: Counter,
  ) {
    this.model = mongodb.mongoose.model<NotificationDocument>('Notification', notificationSchema, NAME);
    mongodb.prepare(() => this.model.createIndexes());
  }

  /**
   * Adds a notification unless one with its key is there; null, and nothing is added, where its
   * user was told of as many as `perDay` on this day of Türkiye.
   */
  async add(made: NewNotification, perDay: number): Promise<Added | null> {
    return this.mongodb.run(async () => {
      // Whoever takes the number of the day in between has this one count anew.
      for (;;) {
        const existing = await this.model.findOne({ key: made.key }).lean<NotificationDocument>();
        if (existing) return { notification: toNotification(existing), isNew: false };
        const day = turkishDay(made.createdAt);
        const count = await this.model.countDocuments({ userId: made.userId, day });
        if (count >= perDay) return null;
        const document = await this.documentOf(made, day, count + 1);
        try {
          await this.model.create(document);
          return { notification: toNotification(document), isNew: true };
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
        }
      }
    });
  }

  /** So many of a user's listed notifications, newest first. */
  async newest(userId: number, limit: number, before?: number): Promise<StoredNotification[]> {
    const filter = { userId, isListed: true, ...(before !== undefined && { _id: { $lt: before } }) };
    const found = await this.mongodb.run(async () =>
      this.model.find(filter).sort({ _id: -1 }).limit(limit).lean<NotificationDocument[]>(),
    );
    return found.map(toNotification);
  }

  /** How many of a user's listed notifications are unread. */
  countUnread(userId: number): Promise<number> {
    return this.mongodb.run(async () => this.model.countDocuments({ userId, isListed: true, readAt: null }));
  }

  /** Marks a user's own notifications as read at `now`; what was read keeps its time. */
  async markRead(userId: number, read: ReadInput, now: number): Promise<void> {
    const wanted =
      'ids' in read ? { _id: { $in: read.ids } } : 'upTo' in read ? { _id: { $lte: read.upTo } } : {};
    await this.mongodb.run(async () =>
      this.model.updateMany({ ...wanted, userId, isListed: true, readAt: null }, { $set: { readAt: now } }),
    );
  }

  /** Deletes all notifications of a user. */
  async forget(userId: number): Promise<void> {
    await this.mongodb.run(async () => this.model.deleteMany({ userId }));
  }

  private async documentOf(
    { subject, ...fields }: NewNotification,
    day: string,
    numberOfDay: number,
  ): Promise<NotificationDocument> {
    return {
      _id: await this.counter.next(NAME),
      ...fields,
      kind: subject.kind,
      data: subject.data,
      readAt: null,
      day,
      numberOfDay,
      expiresAt: new Date(fields.createdAt + KEPT_MS),
    };
  }
}
