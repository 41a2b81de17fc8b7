import { Injectable } from '@nestjs/common';
import { type OfflineReason, providersEvents } from '@rotadas/contracts/providers/providers.events';
import { outboxEvent, type OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { Batcher } from '@rotadas/service-kit/mongodb/batcher';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { OUTBOX_INDEX, type OutboxDocument, outboxField } from '@rotadas/service-kit/outbox/mongodb-outbox';
import { type Model, type QueryFilter, Schema } from 'mongoose';
import { nextSession, type ProviderRecord } from '../domain/provider-record.js';

/**
 * A provider as MongoDB holds it: the user's id is the document's own, and its events are pending
 * in it.
 */
type ProviderDocument = Omit<ProviderRecord, 'userId'> & OutboxDocument;

/** The collection `providers`. */
const providerSchema = new Schema<ProviderDocument>(
  {
    _id: { type: Number, required: true },
    isOnline: { type: Boolean, required: true },
    session: { type: Number, required: true },
    fullName: { type: String, required: true },
    phone: { type: String, default: null },
    since: { type: Number, required: true },
    endsAt: { type: Number, default: null },
    profileAt: { type: Number, default: 0 },
    offer: { type: Schema.Types.Mixed, required: true },
    outbox: outboxField,
  },
  { versionKey: false, strict: 'throw' },
);

// Who is online, and of those whose offer has ended.
providerSchema.index({ isOnline: 1, endsAt: 1 });
providerSchema.index(...OUTBOX_INDEX);

/** The record in a document; a field that is not named here never leaves the store. */
function toRecord(document: ProviderDocument): ProviderRecord {
  return {
    userId: document._id,
    isOnline: document.isOnline,
    session: document.session,
    fullName: document.fullName,
    phone: document.phone,
    profileAt: document.profileAt,
    since: document.since,
    endsAt: document.endsAt,
    offer: document.offer,
  };
}

/** The event of a written record; one that is taken back counts as ended. */
export function presenceEvent({ userId, isOnline, offer, since }: ProviderRecord): OutboxEvent {
  if (!isOnline) return offlineEvent(userId, 'ended');
  return outboxEvent(providersEvents.wentOnline, { userId, offerId: offer.id, at: since });
}

/** The event that a provider who is online offers something else. */
export function offerChangedEvent({ userId, offer }: ProviderRecord): OutboxEvent {
  const now = Date.now();
  return outboxEvent(providersEvents.offerChanged, { userId, offerId: offer.id, at: now }, now);
}

/** The event that a provider went offline. */
export function offlineEvent(userId: number, reason: OfflineReason): OutboxEvent {
  const now = Date.now();
  return outboxEvent(providersEvents.wentOffline, { userId, reason, at: now }, now);
}

/**
 * Keeps who is online. Every change is one atomic write of one document, bound to the session that
 * it was decided on.
 */
@Injectable()
export class ProviderStore {
  private readonly model: Model<ProviderDocument>;
  private readonly finds = new Batcher((userIds: readonly number[]) => this.findAll(userIds));
  private readonly inserts = new Batcher((all: readonly ProviderDocument[]) => this.insertAll(all));

  constructor(private readonly mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<ProviderDocument>('Provider', providerSchema, 'providers');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** The record of a user; null where it was never online. */
  find(userId: number): Promise<ProviderRecord | null> {
    return this.mongodb.run(() => this.finds.add(userId));
  }

  /** The records of these users, in no order; none for whoever was never online. */
  findAmong(userIds: readonly number[]): Promise<ProviderRecord[]> {
    return this.mongodb.run(() => this.list({ _id: { $in: [...userIds] } }));
  }

  /**
   * The same, refused at once while MongoDB is known to be away: the hot path cannot wait for its
   * return.
   */
  findAmongNow(userIds: readonly number[]): Promise<ProviderRecord[]> {
    return this.mongodb.runNow(() => this.list({ _id: { $in: [...userIds] } }));
  }

  /** Online providers with an id greater than `afterId`, in order. */
  findOnline(afterId: number, limit: number): Promise<ProviderRecord[]> {
    return this.mongodb.run(async () => {
      const page = this.model.find({ isOnline: true, _id: { $gt: afterId } }).sort({ _id: 1 });
      return (await page.limit(limit).lean<ProviderDocument[]>()).map(toRecord);
    });
  }

  /** Online providers whose offer has ended by `now`, epoch ms. */
  findDue(now: number): Promise<ProviderRecord[]> {
    return this.mongodb.run(() => this.list({ isOnline: true, endsAt: { $ne: null, $lte: now } }));
  }

  /**
   * Writes `next` in place of `previous` in a new session, which it answers with, and the event of
   * the `change` in the same write; null where another change came between, and nothing is written.
   */
  replace(
    previous: ProviderRecord | null,
    next: Omit<ProviderRecord, 'session'>,
    change: 'presence' | 'offer' = 'presence',
  ): Promise<ProviderRecord | null> {
    return this.mongodb.run(async () => {
      const record = { ...next, session: nextSession(previous?.session, Date.now()) };
      const { userId, ...fields } = record;
      const event = change === 'offer' ? offerChangedEvent(record) : presenceEvent(record);
      if (!previous) {
        const isInserted = await this.inserts.add({ _id: userId, ...fields, outbox: [event] });
        return isInserted ? record : null;
      }
      const known = { _id: userId, session: previous.session, isOnline: previous.isOnline };
      const update = { $set: fields, $push: { outbox: event } };
      return (await this.model.updateOne(known, update)).matchedCount === 1 ? record : null;
    });
  }

  /**
   * Sets a provider offline, only in `session` where one is given; answers what it was online with,
   * null where it was not.
   */
  setOffline(userId: number, reason: OfflineReason, session?: number): Promise<ProviderRecord | null> {
    return this.mongodb.run(async () => {
      const online = { _id: userId, isOnline: true, ...(session !== undefined && { session }) };
      const change = { $set: { isOnline: false }, $push: { outbox: offlineEvent(userId, reason) } };
      const before = await this.model.findOneAndUpdate(online, change).lean<ProviderDocument>();
      return before && toRecord(before);
    });
  }

  /**
   * Changes name and phone of an online provider; false where it is not online, or has those of
   * after `profileAt`, epoch ms. Most changes of profiles find nobody online, so that a batched
   * read comes first.
   */
  rename(userId: number, fullName: string, phone: string | null, profileAt: number): Promise<boolean> {
    return this.mongodb.run(async () => {
      const known = await this.finds.add(userId);
      if (!known?.isOnline || known.profileAt > profileAt) return false;
      const older = { _id: userId, isOnline: true, profileAt: { $not: { $gt: profileAt } } };
      const change = { $set: { fullName, phone, profileAt } };
      return (await this.model.updateOne(older, change)).matchedCount === 1;
    });
  }

  private async list(filter: QueryFilter<ProviderDocument>): Promise<ProviderRecord[]> {
    return (await this.model.find(filter).lean<ProviderDocument[]>()).map(toRecord);
  }

  private async findAll(userIds: readonly number[]): Promise<(ProviderRecord | null)[]> {
    const found = await this.list({ _id: { $in: [...userIds] } });
    const byId = new Map(found.map((record) => [record.userId, record]));
    return userIds.map((userId) => byId.get(userId) ?? null);
  }

  /** Inserts those who were never online before; answers which of them really were not. */
  private async insertAll(documents: readonly ProviderDocument[]): Promise<boolean[]> {
    const { upsertedIds } = await this.model.db.collection<ProviderDocument>('providers').bulkWrite(
      documents.map((document) => ({
        updateOne: { filter: { _id: document._id }, update: { $setOnInsert: document }, upsert: true },
      })),
      { ignoreUndefined: true },
    );
    return documents.map((_, index) => index in upsertedIds);
  }
}
