import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { SAVED_ROUTES_MAX } from '@rotadas/contracts/matching/saved-route';
import type { OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { createInFreeSlot } from '@rotadas/service-kit/mongodb/free-slot';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import type { NewRoute, RouteChange, StoredRoute } from '../domain/saved-route.js';
import { type SavedRouteDocument, savedRouteSchema, toRoute } from './saved-route.schema.js';

const PROJECTION = { notifiedOfferIds: 0, outbox: 0, slot: 0 } as const;

const BATCH_MAX = 1_000;

const NOTIFIED_MAX = 1_000;

export interface RouteEvent {
  readonly id: number;
  readonly event: OutboxEvent;
}

export interface RouteReader {
  isKnown(id: number): boolean;
  receive(routes: StoredRoute[]): void;
}

@Injectable()
export class SavedRouteStore {
  private readonly model: Model<SavedRouteDocument>;

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly ids: IdSequence,
  ) {
    this.model = mongodb.mongoose.model<SavedRouteDocument>('SavedRoute', savedRouteSchema, 'saved-routes');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** Null if the user has the maximum of routes. */
  async add(route: NewRoute): Promise<StoredRoute | null> {
    return this.mongodb.run(async () => {
      const _id = await this.ids.next('saved-routes');
      const limit = { userId: route.userId, max: SAVED_ROUTES_MAX };
      const fields = { _id, notifiedOfferIds: [], ...route };
      const created = await createInFreeSlot(this.model, limit, (slot) => ({ ...fields, slot }));
      return created && toRoute(created);
    });
  }

  async listByUser(userId: number): Promise<StoredRoute[]> {
    const found = await this.mongodb.run(async () =>
      this.model.find({ userId }, PROJECTION).sort({ _id: -1 }).lean<SavedRouteDocument[]>(),
    );
    return found.map(toRoute);
  }

  /** Null if the user has no such route. */
  async edit(userId: number, id: number, change: RouteChange): Promise<StoredRoute | null> {
    const edited = await this.mongodb.run(async () =>
      this.model
        .findOneAndUpdate(
          { _id: id, userId },
          { $set: change, ...(!change.womenOnly && { $unset: { womenOnly: '' } }) },
          { returnDocument: 'after', projection: PROJECTION },
        )
        .lean<SavedRouteDocument>(),
    );
    return edited && toRoute(edited);
  }

  async remove(userId: number, id: number): Promise<boolean> {
    const deleted = await this.mongodb.run(async () => this.model.deleteOne({ _id: id, userId }));
    return deleted.deletedCount === 1;
  }

  /** Routes saved or changed since a time, epoch ms; skips known ones that were not changed. */
  async eachSince(since: number, { isKnown, receive }: RouteReader): Promise<void> {
    let unknown: number[] = [];
    const readUnknown = async () => {
      if (unknown.length > 0) receive(await this.findMany(unknown));
      unknown = [];
    };
    await this.mongodb.run(async () => {
      // Created inside `run`, which waits for the connection: a cursor sends its query immediately.
      const ids = this.model
        .find(
          { $or: [{ createdAt: { $gte: since } }, { changedAt: { $gte: since } }] },
          { _id: 1, changedAt: 1 },
        )
        .lean<Pick<SavedRouteDocument, '_id' | 'changedAt'>[]>()
        .cursor({ batchSize: BATCH_MAX });
      for await (const { _id, changedAt } of ids) {
        const isChanged = changedAt !== undefined && changedAt >= since;
        if (!isKnown(_id) || isChanged) unknown.push(_id);
        if (unknown.length === BATCH_MAX) await readUnknown();
      }
    });
    await readUnknown();
  }

  async findMany(ids: readonly number[]): Promise<StoredRoute[]> {
    const found = await this.mongodb.run(async () =>
      this.model.find({ _id: { $in: [...ids] } }, PROJECTION).lean<SavedRouteDocument[]>(),
    );
    return found.map(toRoute);
  }

  async findOwners(ids: readonly number[]): Promise<number[]> {
    return this.mongodb.run(async () => this.model.distinct('userId', { _id: { $in: [...ids] } }));
  }

  /** Adds event and offer ID in one write; skips routes that are deleted or notified already. */
  async markNotified(offerId: number, events: readonly RouteEvent[]): Promise<number> {
    const appended = { $each: [offerId], $slice: -NOTIFIED_MAX };
    const updates = events.map(({ id, event }) => ({
      updateOne: {
        filter: { _id: id, notifiedOfferIds: { $ne: offerId } },
        update: { $push: { notifiedOfferIds: appended, outbox: event } },
      },
    }));
    let notified = 0;
    for (let start = 0; start < updates.length; start += BATCH_MAX) {
      const batch = updates.slice(start, start + BATCH_MAX);
      const written = await this.mongodb.run(async () => this.model.bulkWrite(batch, { ordered: false }));
      notified += written.modifiedCount;
    }
    return notified;
  }
}
