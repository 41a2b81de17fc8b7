import { Inject, Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { ReadInput } from '@rotadas/contracts/notifications/notification-page';
import { createBatchLoader } from '@rotadas/service-kit/time/batch-loader';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../../env.js';
import type { StoredNotification } from '../domain/stored-notification.js';
import {
  type InsertedNotification,
  type NotificationInsert,
  NotificationInserter,
  COLLECTION,
} from './notification-inserter.js';
import {
  type NotificationDocument,
  notificationSchema,
  readNotification,
  toNotification,
} from './notification.schema.js';

/** Interval of later checks of a job. */
const NEXT_CHECK_MS = 60_000;

/** Stores notifications with their pending deliveries, from which lost jobs are restored. */
@Injectable()
export class NotificationStore {
  private readonly model: Model<NotificationDocument>;
  private readonly inserter: NotificationInserter;
  private readonly additions = createBatchLoader((all: readonly NotificationInsert[]) =>
    this.inserter.insertOrFind(all),
  );
  private readonly unreadCounts = createBatchLoader((userIds: readonly number[]) =>
    this.countAllUnread(userIds),
  );

  constructor(
    private readonly mongodb: MongodbConnection,
    ids: IdSequence,
    @Inject(NOTIFICATIONS_ENV)
    env: Pick<NotificationsEnv, 'NOTIFICATIONS_PER_DAY' | 'NOTIFICATIONS_PER_PROVIDER'>,
  ) {
    this.model = mongodb.mongoose.model<NotificationDocument>('Notification', notificationSchema, COLLECTION);
    this.inserter = new NotificationInserter(mongodb, this.model, ids, {
      perDay: env.NOTIFICATIONS_PER_DAY,
      perProvider: env.NOTIFICATIONS_PER_PROVIDER,
    });
    mongodb.prepare(async () => {
      await this.model.syncIndexes(); // drops those of earlier versions
    });
  }

  /**
   * The summary of the day if the day is full; null if it exceeds the limit of the provider, or is
   * stored but cannot be read.
   */
  add(insert: NotificationInsert): Promise<InsertedNotification | null> {
    return this.mongodb.run(() => this.additions.load(insert));
  }

  /** Newest first, without those that cannot be read. */
  async listNewest(userId: number, limit: number, before?: number): Promise<StoredNotification[]> {
    const filter = { userId, isListed: true, ...(before !== undefined && { _id: { $lt: before } }) };
    const found = await this.mongodb.run(async () =>
      this.model.find(filter).sort({ _id: -1 }).limit(limit).lean<NotificationDocument[]>(),
    );
    const readable = found.flatMap((document) => readNotification(document) ?? []);
    const last = found.at(-1);
    if (!last || found.length < limit || readable.length === limit) return readable;
    return [...readable, ...(await this.listNewest(userId, limit - readable.length, last._id))];
  }

  countUnread(userId: number): Promise<number> {
    return this.mongodb.run(() => this.unreadCounts.load(userId));
  }

  async markRead(userId: number, read: ReadInput, now: number): Promise<void> {
    const selected = toFilter(read);
    await this.mongodb.run(async () =>
      this.model.updateMany({ ...selected, userId, isListed: true, readAt: null }, { $set: { readAt: now } }),
    );
  }

  /** Hides what names another user, also if its deliveries are pending. */
  async hideAbout(userId: number, otherId: number): Promise<void> {
    const filter = { userId, $or: [{ 'data.providerId': otherId }, { 'data.otherUserId': otherId }] };
    await this.mongodb.run(async () =>
      this.model.updateMany(filter, { $set: { isListed: false, deliveries: [] } }),
    );
  }

  /** Null if the delivery was sent or dropped. */
  async findUnsent(notificationId: number, deliveryId: string): Promise<StoredNotification | null> {
    const found = await this.mongodb.run(async () =>
      this.model.findOne({ _id: notificationId, 'deliveries.id': deliveryId }).lean<NotificationDocument>(),
    );
    return found && toNotification(found);
  }

  async removeDelivery(notificationId: number, deliveryId: string): Promise<void> {
    await this.mongodb.run(async () =>
      this.model.updateOne({ _id: notificationId }, { $pull: { deliveries: { id: deliveryId } } }),
    );
  }

  /** The sweep adds the job again at `checkAt`, epoch ms; never if null. */
  async setCheckAt(notificationId: number, deliveryId: string, checkAt: number | null): Promise<void> {
    await this.mongodb.run(async () =>
      this.model.updateOne(
        { _id: notificationId, 'deliveries.id': deliveryId },
        { $set: { 'deliveries.$.checkAt': checkAt } },
      ),
    );
  }

  /** Includes notifications that cannot be read. */
  async findDue(now: number, limit: number): Promise<Pick<StoredNotification, 'id' | 'deliveries'>[]> {
    const due = { $gte: 0, $lte: now };
    const found = await this.mongodb.run(async () =>
      this.model
        .find({ deliveries: { $elemMatch: { checkAt: due } } }, { deliveries: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<Pick<NotificationDocument, '_id' | 'deliveries'>[]>(),
    );
    return found.map(({ _id: id, deliveries }) => ({ id, deliveries }));
  }

  async postpone(notificationIds: readonly number[], now: number): Promise<void> {
    await this.mongodb.run(async () =>
      this.model.updateMany(
        { _id: { $in: notificationIds } },
        { $set: { 'deliveries.$[due].checkAt': now + NEXT_CHECK_MS } },
        { arrayFilters: [{ 'due.checkAt': { $lte: now } }] },
      ),
    );
  }

  private async countAllUnread(userIds: readonly number[]): Promise<number[]> {
    const counts = await this.model.aggregate<{ readonly _id: number; readonly count: number }>([
      { $match: { userId: { $in: userIds }, isListed: true, readAt: null } },
      { $group: { _id: '$userId', count: { $sum: 1 } } },
    ]);
    const byUser = new Map(counts.map(({ _id, count }) => [_id, count]));
    return userIds.map((userId) => byUser.get(userId) ?? 0);
  }
}

function toFilter(read: ReadInput) {
  if ('ids' in read) return { _id: { $in: read.ids } };
  if ('upTo' in read) return { _id: { $lte: read.upTo } };
  return 'link' in read ? { link: read.link } : {};
}
