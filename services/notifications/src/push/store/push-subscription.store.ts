import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';
import { createBatchLoader } from '@rotadas/service-kit/time/batch-loader';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import type { Model } from 'mongoose';
import {
  type StoredSubscription,
  type SubscriptionDocument,
  subscriptionSchema,
  toSubscription,
} from './push-subscription.schema.js';

/** Maximum per user; the oldest is deleted. */
const PER_USER_MAX = 10;

@Injectable()
export class PushSubscriptionStore {
  private readonly model: Model<SubscriptionDocument>;
  private readonly finds = createBatchLoader((userIds: readonly number[]) => this.findAll(userIds));

  constructor(private readonly mongodb: MongodbConnection) {
    const { mongoose } = mongodb;
    this.model = mongoose.model<SubscriptionDocument>(
      'PushSubscription',
      subscriptionSchema,
      'pushsubscriptions',
    );
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** False if the browser belongs to another user. */
  async save(userId: number, { endpoint, keys }: PushSubscriptionInput, now: number): Promise<boolean> {
    return this.mongodb.run(async () => {
      const fields = { endpoint, ...keys, createdAt: now };
      const isSaved = await this.model
        .updateOne({ _id: toId(endpoint), userId }, { $set: fields }, { upsert: true })
        .then(() => true, falseIfDuplicate);
      if (!isSaved) return false;
      const tooMany = await this.model
        .find({ userId }, { _id: 1 })
        .sort({ createdAt: -1 })
        .skip(PER_USER_MAX)
        .lean();
      await this.model.deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } });
      return true;
    });
  }

  listIds(userId: number): Promise<string[]> {
    return this.mongodb.run(() => this.finds.load(userId));
  }

  /** Null if it was deleted or belongs to another user. */
  async find(id: string, userId: number): Promise<StoredSubscription | null> {
    const found = await this.mongodb.run(async () =>
      this.model.findOne({ _id: id, userId }).lean<SubscriptionDocument>(),
    );
    return found && toSubscription(found);
  }

  async removeExpired({ id, endpoint }: StoredSubscription): Promise<void> {
    await this.mongodb.run(async () => this.model.deleteOne({ _id: id, endpoint }));
  }

  async remove(userId: number, endpoint: string): Promise<void> {
    await this.mongodb.run(async () => this.model.deleteOne({ _id: toId(endpoint), userId }));
  }

  async removeAll(userId: number): Promise<void> {
    await this.mongodb.run(async () => this.model.deleteMany({ userId }));
  }

  private async findAll(userIds: readonly number[]): Promise<string[][]> {
    const found = await this.model.find({ userId: { $in: userIds } }, { userId: 1 }).lean();
    const byUser = Map.groupBy(found, ({ userId }) => userId);
    return userIds.map((userId) => (byUser.get(userId) ?? []).map(({ _id }) => _id));
  }
}

const toId = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex').slice(0, 32);
