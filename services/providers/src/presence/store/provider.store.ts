import { Injectable } from '@nestjs/common';
import { type OfflineReason, providersEvents } from '@rotadas/contracts/providers/providers.events';
import { outboxEvent, type OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { createBatchLoader, createLookup } from '@rotadas/service-kit/time/batch-loader';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import type { Model, QueryFilter } from 'mongoose';
import { type Profile, publicFields } from '../../offers/domain/profile.js';
import { nextSession, type ProviderRecord } from '../domain/provider-record.js';
import { type ProviderDocument, providerSchema, toRecord } from './provider.schema.js';

type RecordChange = 'start' | 'revert' | 'offer';

/** A start ends another live offer; a revert ends none, since the offer may still be planned. */
export function changeEvents(
  previous: ProviderRecord | null,
  { userId, isOnline, offer, since }: ProviderRecord,
  change: RecordChange,
): OutboxEvent[] {
  const now = Date.now();
  const offerId = offer.id;
  if (change === 'offer')
    return [outboxEvent(providersEvents.offerChanged, { userId, offerId, at: now }, now)];
  if (!isOnline) return [offlineEvent(userId, 'ended')];
  const replaced = change === 'start' && previous?.isOnline ? previous.offer.id : offerId;
  return [
    ...(replaced === offerId ? [] : [offlineEvent(userId, 'ended', replaced)]),
    outboxEvent(providersEvents.wentOnline, { userId, offerId, at: since }),
  ];
}

export function offlineEvent(userId: number, reason: OfflineReason, offerId?: number): OutboxEvent {
  const now = Date.now();
  return outboxEvent(providersEvents.wentOffline, { userId, offerId, reason, at: now }, now);
}

/** Every change is one atomic write, conditional on the session it was decided on. */
@Injectable()
export class ProviderStore {
  private readonly model: Model<ProviderDocument>;
  private readonly finds = createLookup(
    (userIds: readonly number[]) => this.list({ _id: { $in: userIds } }),
    ({ userId }) => userId,
  );
  private readonly inserts = createBatchLoader((all: readonly ProviderDocument[]) => this.insertAll(all));

  constructor(private readonly mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<ProviderDocument>('Provider', providerSchema, 'providers');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** Null if the user was never online. */
  find(userId: number): Promise<ProviderRecord | null> {
    return this.mongodb.run(() => this.finds.load(userId));
  }

  /** Returns records in no order, without users who were never online. */
  findMany(userIds: readonly number[]): Promise<ProviderRecord[]> {
    return this.mongodb.run(() => this.list({ _id: { $in: [...userIds] } }));
  }

  /** Fails immediately while MongoDB is unavailable, since the hot path cannot wait. */
  findManyIfConnected(userIds: readonly number[]): Promise<ProviderRecord[]> {
    return this.mongodb.runIfConnected(() => this.list({ _id: { $in: [...userIds] } }));
  }

  findOnline(afterId: number, limit: number): Promise<ProviderRecord[]> {
    return this.findPage({ isOnline: true, _id: { $gt: afterId } }, limit);
  }

  findDue(now: number, afterId: number, limit: number): Promise<ProviderRecord[]> {
    const due = { isOnline: true, endsAt: { $ne: null, $lte: now }, _id: { $gt: afterId } };
    return this.findPage(due, limit);
  }

  /**
   * Replaces `previous` in a new session and adds the events; null after a concurrent change, also
   * of the profile.
   */
  replace(
    previous: ProviderRecord | null,
    next: Omit<ProviderRecord, 'session'>,
    change: RecordChange = 'start',
  ): Promise<ProviderRecord | null> {
    return this.mongodb.run(async () => {
      const record = { ...next, session: nextSession(previous?.session, Date.now()) };
      const { userId, ...fields } = record;
      const events = changeEvents(previous, record, change);
      if (!previous) {
        const isInserted = await this.inserts.load({ _id: userId, ...fields, outbox: events });
        return isInserted ? record : null;
      }
      const { session, isOnline, profileAt } = previous;
      const known = { _id: userId, session, isOnline, profileAt: { $not: { $gt: profileAt } } };
      const update = { $set: fields, $push: { outbox: { $each: events } } };
      return (await this.model.updateOne(known, update)).matchedCount === 1 ? record : null;
    });
  }

  /** Returns the former record; null if it was offline or in another session. */
  setOffline(userId: number, reason: OfflineReason, session?: number): Promise<ProviderRecord | null> {
    return this.mongodb.run(async () => {
      const online = { _id: userId, isOnline: true, ...(session !== undefined && { session }) };
      const { payload, ...head } = offlineEvent(userId, reason);
      const withOffer = { $mergeObjects: [{ $literal: payload }, { offerId: '$offer.id' }] };
      const event = { $mergeObjects: [{ $literal: head }, { payload: withOffer }] };
      const outbox = { $concatArrays: [{ $ifNull: ['$outbox', []] }, [event]] };
      const before = await this.model
        .findOneAndUpdate(online, [{ $set: { isOnline: false, outbox } }], { updatePipeline: true })
        .lean<ProviderDocument>();
      return before && toRecord(before);
    });
  }

  /**
   * Updates offline users too, so that their next session does not start with an older profile.
   * Returns false for them, or if a newer profile is known.
   */
  updateProfile(userId: number, profile: Profile): Promise<boolean> {
    return this.mongodb.run(async () => {
      // A batched read first, since most users were never online.
      const { profileAt } = profile;
      const known = await this.finds.load(userId);
      if (!known || known.profileAt > profileAt) return false;
      const older = { _id: userId, profileAt: { $not: { $gt: profileAt } } };
      const change = { $set: { ...publicFields(profile), profileAt } };
      const before = await this.model.findOneAndUpdate(older, change).lean<ProviderDocument>();
      return before?.isOnline ?? false;
    });
  }

  private findPage(filter: QueryFilter<ProviderDocument>, limit: number): Promise<ProviderRecord[]> {
    return this.mongodb.run(async () => {
      const page = this.model.find(filter).sort({ _id: 1 }).limit(limit);
      return (await page.lean<ProviderDocument[]>()).map(toRecord);
    });
  }

  private async list(filter: QueryFilter<ProviderDocument>): Promise<ProviderRecord[]> {
    return (await this.model.find(filter).lean<ProviderDocument[]>()).map(toRecord);
  }

  /** Whether each was inserted. */
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
