import { Injectable } from '@nestjs/common';
import type { OfflineReason } from '@rotadas/contracts/providers/providers.events';
import { dependencyAway, guardDependency } from '@rotadas/service-kit/errors/dependency';
import { AskedTogether } from '@rotadas/service-kit/mongodb/asked-together';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { type Model, type QueryFilter, STATES } from 'mongoose';
import { offlineEvent, presenceEvent } from '../presence-event.js';
import { nextSession, type ProviderRecord } from '../provider-record.js';
import { type ProviderDocument, providerModel, toRecord } from './provider.schema.js';

/** Who is online, in MongoDB. Every change is one atomic update of one document, bound to the session that it was decided on. */
@Injectable()
export class ProviderStore {
  private readonly providers: Model<ProviderDocument>;
  private readonly found = new AskedTogether((userIds: readonly number[]) => this.findAll(userIds));
  private readonly inserted = new AskedTogether((all: readonly ProviderDocument[]) => this.insertAll(all));

  constructor(private readonly mongodb: MongodbConnection) {
    this.providers = providerModel(mongodb.mongoose);
    mongodb.prepare(() => this.providers.createIndexes());
  }

  find(userId: number): Promise<ProviderRecord | undefined> {
    return guardDependency('mongodb', () => this.found.of(userId));
  }

  /** Of these users, whoever was online before, in whatever state now. */
  findAmong(userIds: readonly number[]): Promise<ProviderRecord[]> {
    return this.list({ _id: { $in: [...userIds] } });
  }

  /** The same, failing at once where MongoDB is known to be away: the hot path cannot wait until it is back. */
  async findAmongNow(userIds: readonly number[]): Promise<ProviderRecord[]> {
    const { readyState } = this.mongodb.mongoose;
    if (readyState !== STATES.connected) {
      throw dependencyAway('mongodb', new Error(`connection state ${readyState}`));
    }
    return this.findAmong(userIds);
  }

  /** Online providers with an id greater than `afterId`, in order. */
  findOnline(afterId: number, limit: number): Promise<ProviderRecord[]> {
    return guardDependency('mongodb', async () => {
      const page = this.providers.find({ isOnline: true, _id: { $gt: afterId } }).sort({ _id: 1 });
      return (await page.limit(limit).lean()).map(toRecord);
    });
  }

  /** Online providers whose offer has ended by `now`. */
  findDue(now: number): Promise<ProviderRecord[]> {
    return this.list({ isOnline: true, endsAt: { $ne: null, $lte: now } });
  }

  /**
   * Writes `next` in place of `previous` in a new session, which it answers with, and in the same write the event that
   * tells of it; undefined when another change came between, and nothing is written.
   */
  replace(
    previous: ProviderRecord | undefined,
    next: Omit<ProviderRecord, 'session'>,
  ): Promise<ProviderRecord | undefined> {
    return guardDependency('mongodb', async () => {
      const record = { ...next, session: nextSession(previous?.session, Date.now()) };
      const { userId, ...fields } = record;
      const event = presenceEvent(record);
      if (!previous) {
        const isInserted = await this.inserted.of({ _id: userId, ...fields, outbox: [event] });
        return isInserted ? record : undefined;
      }
      const known = { _id: userId, session: previous.session, isOnline: previous.isOnline };
      const { matchedCount } = await this.providers.updateOne(known, {
        $set: fields,
        $push: { outbox: event },
      });
      return matchedCount === 1 ? record : undefined;
    });
  }

  /** Sets a provider offline, when a session is given only that one; answers what it was online with, if it was. */
  setOffline(userId: number, reason: OfflineReason, session?: number): Promise<ProviderRecord | undefined> {
    return guardDependency('mongodb', async () => {
      const online = { _id: userId, isOnline: true, ...(session !== undefined && { session }) };
      const change = { $set: { isOnline: false }, $push: { outbox: offlineEvent(userId, reason) } };
      const before = await this.providers.findOneAndUpdate(online, change).lean();
      return before ? toRecord(before) : undefined;
    });
  }

  /** Changes what an online provider shows of its owner; false when it is not online, or what it shows is newer than `at`. */
  rename(userId: number, fullName: string, phone: string | null, at: number): Promise<boolean> {
    return guardDependency('mongodb', async () => {
      const older = { _id: userId, isOnline: true, profileAt: { $not: { $gt: at } } };
      const change = { $set: { fullName, phone, profileAt: at } };
      return (await this.providers.updateOne(older, change)).matchedCount === 1;
    });
  }

  private list(filter: QueryFilter<ProviderDocument>): Promise<ProviderRecord[]> {
    return guardDependency('mongodb', async () => (await this.providers.find(filter).lean()).map(toRecord));
  }

  private async findAll(userIds: readonly number[]): Promise<(ProviderRecord | undefined)[]> {
    const found = new Map((await this.findAmong(userIds)).map((record) => [record.userId, record]));
    return userIds.map((userId) => found.get(userId));
  }

  /** Inserts those who were never online before; answers which of them really were not. */
  private async insertAll(documents: readonly ProviderDocument[]): Promise<boolean[]> {
    const { upsertedIds } = await this.mongodb.mongoose.collection<ProviderDocument>('providers').bulkWrite(
      documents.map((document) => ({
        updateOne: { filter: { _id: document._id }, update: { $setOnInsert: document }, upsert: true },
      })),
      { ignoreUndefined: true },
    );
    return documents.map((_, index) => index in upsertedIds);
  }
}
