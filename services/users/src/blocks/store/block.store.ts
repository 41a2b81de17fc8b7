import { Injectable } from '@nestjs/common';
import { BLOCKS_MAX } from '@rotadas/contracts/users/block';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { type Model, type mongo, Schema } from 'mongoose';
import { AccountStore } from '../../users/store/account.store.js';

export interface BlockedPair {
  readonly blockerId: number;
  readonly blockedId: number;
}

interface BlockDocument extends BlockedPair {
  /** Epoch ms. */
  readonly createdAt: number;
}

export type StoredBlock = Pick<BlockDocument, 'blockedId' | 'createdAt'>;

const blockSchema = new Schema<BlockDocument>(
  {
    blockerId: { type: Number, required: true },
    blockedId: { type: Number, required: true },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

blockSchema.index({ blockerId: 1, blockedId: 1 }, { unique: true });
blockSchema.index({ blockedId: 1 });

@Injectable()
export class BlockStore {
  private readonly model: Model<BlockDocument>;

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly accounts: AccountStore,
  ) {
    this.model = mongodb.mongoose.model<BlockDocument>('Block', blockSchema, 'blocks');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** No effect if the block exists. Throws `blocks-full`. */
  async add(pair: BlockedPair): Promise<void> {
    await this.mongodb.transaction(async (session) => {
      const added = { $setOnInsert: { ...pair, createdAt: Date.now() } };
      const { upsertedCount } = await this.model.updateOne(pair, added, { upsert: true, session });
      if (upsertedCount === 0) return;
      await this.publish(pair, true, session);
      const count = await this.model.countDocuments({ blockerId: pair.blockerId }, { session });
      if (count > BLOCKS_MAX) throw new DomainError('blocks-full');
    });
  }

  /** No effect if there is no such block. */
  async remove(pair: BlockedPair): Promise<void> {
    await this.mongodb.transaction(async (session) => {
      const { deletedCount } = await this.model.deleteOne(pair, { session });
      if (deletedCount > 0) await this.publish(pair, false, session);
    });
  }

  /** Newest first. */
  list(blockerId: number): Promise<StoredBlock[]> {
    return this.mongodb.run(async () =>
      this.model.find({ blockerId }).sort({ createdAt: -1, _id: -1 }).lean<BlockDocument[]>(),
    );
  }

  /** The blocks by and of these users, newest first. */
  listPairs(userIds: readonly number[]): Promise<BlockedPair[]> {
    const users = { $in: userIds };
    const either = { $or: [{ blockerId: users }, { blockedId: users }] };
    return this.mongodb.run(async () => this.model.find(either).sort({ _id: -1 }).lean<BlockDocument[]>());
  }

  /** Writes to the blocker's account: concurrent changes by one user wait for each other. */
  private async publish(pair: BlockedPair, isBlocked: boolean, session: mongo.ClientSession): Promise<void> {
    const event = outboxEvent(usersEvents.blocksChanged, { ...pair, isBlocked, at: Date.now() });
    await this.accounts.addEvent(session, pair.blockerId, event);
  }
}
