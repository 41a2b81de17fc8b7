import { Injectable } from '@nestjs/common';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { type Collection, type Model, Schema } from 'mongoose';
import type { Account, Erasure } from '../../users/domain/account.js';
import { PRESENT, toAccount, type UserDocument } from '../../users/store/user.schema.js';

/** Restores read it, so that no erased user comes back. */
interface ErasureDocument {
  /** The user's ID. */
  readonly _id: number;
  /** Epoch ms. */
  readonly at: number;
}

const erasureSchema = new Schema<ErasureDocument>(
  { _id: { type: Number, required: true }, at: { type: Number, required: true } },
  { versionKey: false, strict: 'throw' },
);

export type ErasedAccount = Account & { readonly erasure: Erasure; readonly eraseAt: number };

const CLAIMED: Erasure = { attemptedAt: 0, erasedElsewhereAt: null, isMailed: false };

/** The minimum time between the two erasures elsewhere, also if a sweep was late. */
const SECOND_ERASURE_AFTER_MS = 60_000;

/** The accounts that are due. Their documents contain the progress of the erasure. */
@Injectable()
export class ErasureStore {
  private readonly users: Collection<UserDocument>;
  private readonly erasures: Model<ErasureDocument>;

  constructor(private readonly mongodb: MongodbConnection) {
    this.users = mongodb.mongoose.collection<UserDocument>('users');
    this.erasures = mongodb.mongoose.model<ErasureDocument>('Erasure', erasureSchema, 'erasures');
  }

  /**
   * Begins the erasure of due accounts, after which nothing takes it back. One with pending events
   * waits, so that none is published later.
   */
  async claimDue(now: number): Promise<void> {
    const due = { ...PRESENT, eraseAt: { $gt: 0, $lte: now }, 'outbox.0': { $exists: false } };
    await this.mongodb.run(() => this.users.updateMany(due, { $set: { erasure: CLAIMED } }));
  }

  /**
   * The accounts that have waited longest, and records the attempt. Leaves out those that were
   * erased elsewhere within the last minute.
   */
  takeClaimed(now: number, limit: number): Promise<ErasedAccount[]> {
    const claimed = {
      eraseAt: { $gt: 0, $lte: now },
      erasure: { $type: 'object' },
      'erasure.erasedElsewhereAt': { $not: { $gt: now - SECOND_ERASURE_AFTER_MS } },
    } as const;
    return this.mongodb.run(async () => {
      const found = await this.users.find(claimed).sort({ 'erasure.attemptedAt': 1 }).limit(limit).toArray();
      const ids = found.map(({ _id }) => _id);
      await this.users.updateMany({ _id: { $in: ids } }, { $set: { 'erasure.attemptedAt': now } });
      return found.map((document) => toAccount(document)).filter(isClaimed);
    });
  }

  async setProgress(userId: number, progress: Partial<Omit<Erasure, 'attemptedAt'>>): Promise<void> {
    const fields = Object.entries(progress).map(([step, value]) => [`erasure.${step}`, value]);
    const change = { $set: Object.fromEntries(fields) };
    await this.mongodb.run(() => this.users.updateOne({ _id: userId }, change));
  }

  /** Before the documents of the user are erased. */
  async record(userId: number, now: number): Promise<void> {
    await this.mongodb.run(async () =>
      this.erasures.updateOne({ _id: userId }, { $set: { at: now } }, { upsert: true }),
    );
  }

  /** Time since the earliest date of an account that still exists, ms; 0 if none has passed. */
  async overdueMs(now: number): Promise<number> {
    const [earliest] = await this.mongodb.run(() =>
      this.users
        .find({ eraseAt: { $gt: 0, $lte: now } })
        .sort({ eraseAt: 1 })
        .limit(1)
        .toArray(),
    );
    return now - (earliest?.eraseAt ?? now);
  }
}

const isClaimed = (account: Account): account is ErasedAccount =>
  account.erasure !== null && account.eraseAt !== null;
