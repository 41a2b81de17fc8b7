import { Injectable } from '@nestjs/common';
import type { AccountNewsKind } from '@rotadas/contracts/accounts/account-news';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import type { Collection, mongo } from 'mongoose';
import { PRESENT, type UserDocument } from '../../users/store/user.schema.js';

/** Requests of deletion. The change stream of the accounts publishes them. */
@Injectable()
export class DeletionStore {
  private readonly users: Collection<UserDocument>;

  constructor(private readonly mongodb: MongodbConnection) {
    this.users = mongodb.mongoose.collection<UserDocument>('users');
  }

  /** Keeps an earlier date. Times are epoch ms. */
  async request(userId: number, eraseAt: number, now: number): Promise<void> {
    await this.setEraseAt(userId, { eraseAt: null }, eraseAt, now, 'deletion-requested');
  }

  /** No effect if none is requested. */
  async cancel(userId: number, now: number): Promise<void> {
    await this.setEraseAt(userId, { eraseAt: { $gt: 0 } }, null, now, 'deletion-cancelled');
  }

  /** Adds the event in the same write. */
  private async setEraseAt(
    userId: number,
    filter: mongo.Filter<UserDocument>,
    eraseAt: number | null,
    now: number,
    news: AccountNewsKind,
  ): Promise<void> {
    const payload = { userId, news, until: eraseAt, reason: null, text: null, at: now };
    const event = outboxEvent(usersEvents.accountNews, payload, now);
    const change = { $set: { eraseAt, updatedAt: now }, $push: { outbox: event } };
    await this.mongodb.run(() => this.users.updateOne({ ...filter, ...PRESENT, _id: userId }, change));
  }
}
