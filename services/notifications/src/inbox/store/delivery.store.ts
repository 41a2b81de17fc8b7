import { Injectable } from '@nestjs/common';
import type { StoredNotification } from '../domain/stored-notification.js';
import { toNotification } from './notification.mapper.js';
import type { NotificationDocument } from './notification.schema.js';
import { NotificationStore } from './notification.store.js';

/** How long a delivery that was looked after is left alone, ms. */
const NEXT_CHECK_MS = 60_000;

/**
 * Keeps which pushes and mails are still to be sent, in the documents of their notifications: a job
 * that Redis lost is made again from here, and one that was sent is not sent again.
 */
@Injectable()
export class DeliveryStore {
  constructor(private readonly notifications: NotificationStore) {}

  /** The notification of a delivery that is still to be sent; null where that was done. */
  async find(notificationId: number, deliveryId: string): Promise<StoredNotification | null> {
    const { model, mongodb } = this.notifications;
    const found = await mongodb.run(async () =>
      model.findOne({ _id: notificationId, 'deliveries.id': deliveryId }).lean<NotificationDocument>(),
    );
    return found && toNotification(found);
  }

  /** Notes that a delivery was sent, or is not wanted any more. */
  async remove(notificationId: number, deliveryId: string): Promise<void> {
    const { model, mongodb } = this.notifications;
    await mongodb.run(async () =>
      model.updateOne({ _id: notificationId }, { $pull: { deliveries: { id: deliveryId } } }),
    );
  }

  /** Notes that a delivery was given up; its job lies among the failed ones. */
  async giveUp(notificationId: number, deliveryId: string): Promise<void> {
    const { model, mongodb } = this.notifications;
    await mongodb.run(async () =>
      model.updateOne(
        { _id: notificationId, 'deliveries.id': deliveryId },
        { $set: { 'deliveries.$.checkAt': null } },
      ),
    );
  }

  /** So many notifications with deliveries whose jobs are to be looked after at `now`. */
  async findDue(now: number, limit: number): Promise<StoredNotification[]> {
    const { model, mongodb } = this.notifications;
    const due = { $gte: 0, $lte: now };
    const found = await mongodb.run(async () =>
      model
        .find({ deliveries: { $elemMatch: { checkAt: due } } })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<NotificationDocument[]>(),
    );
    return found.map(toNotification);
  }

  /** Notes that the jobs of these notifications are there at `now`. */
  async postpone(notificationIds: readonly number[], now: number): Promise<void> {
    const { model, mongodb } = this.notifications;
    await mongodb.run(async () =>
      model.updateMany(
        { _id: { $in: notificationIds } },
        { $set: { 'deliveries.$[due].checkAt': now + NEXT_CHECK_MS } },
        { arrayFilters: [{ 'due.checkAt': { $lte: now } }] },
      ),
    );
  }
}
