import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { SAVED_ROUTES_MAX } from '@rotadas/contracts/matching/saved-route';
import type { OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { Counter } from '@rotadas/service-kit/mongodb/counter';
import { isDuplicateKey } from '@rotadas/service-kit/mongodb/duplicate-key';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import type { NewRoute, StoredRoute } from '../domain/saved-route.js';
import { type SavedRouteDocument, savedRouteSchema, toRoute } from './saved-route.schema.js';

/** What is never read with a route: it may be long, and says nothing of the route itself. */
const WITHOUT = { told: 0, outbox: 0, slot: 0 } as const;

/** Routes of one batch that is read, and of one that is written. */
const BATCH_MAX = 1_000;

/** Of so many offers it is known that a route's owner was told of them. */
const TOLD_MAX = 1_000;

/** The event that an offer fits a route, to be saved in that. */
export interface RouteEvent {
  readonly id: number;
  readonly event: OutboxEvent;
}

/** Whoever reads all routes, and has read many of them before. */
export interface RouteReader {
  isKnown(id: number): boolean;
  receive(routes: StoredRoute[]): void;
}

/** Keeps saved routes. */
@Injectable()
export class SavedRouteStore {
  private readonly model: Model<SavedRouteDocument>;

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly counter: Counter,
  ) {
    this.model = mongodb.mongoose.model<SavedRouteDocument>('SavedRoute', savedRouteSchema, 'saved-routes');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /**
   * Stores a route in a free slot of its owner; null if there is none. Of concurrent requests that
   * find the same slot free, all but one look for another.
   */
  async add(route: NewRoute): Promise<StoredRoute | null> {
    const attempt = async () => {
      const slot = await this.freeSlot(route.userId);
      if (slot === null) return { stored: null };
      const id = await this.counter.next('saved-routes');
      const isStored = await this.insert({ _id: id, slot, told: [], ...route });
      return isStored ? { stored: { id, ...route } } : null;
    };
    return (await this.mongodb.run(() => retryOnConflict(attempt))).stored;
  }

  /** A user's own routes, newest first. */
  async listOf(userId: number): Promise<StoredRoute[]> {
    const found = await this.mongodb.run(async () =>
      this.model.find({ userId }, WITHOUT).sort({ _id: -1 }).lean<SavedRouteDocument[]>(),
    );
    return found.map(toRoute);
  }

  /** Deletes a user's own route; whether there was one. */
  async remove(userId: number, id: number): Promise<boolean> {
    const deleted = await this.mongodb.run(async () => this.model.deleteOne({ _id: id, userId }));
    return deleted.deletedCount === 1;
  }

  /**
   * Hands out the routes that were saved from a moment on, epoch ms, batch by batch, without those
   * that the caller knows: of these only the ids are read, since routes never change.
   */
  async eachSince(createdAt: number, { isKnown, receive }: RouteReader): Promise<void> {
    let unknown: number[] = [];
    const readUnknown = async () => {
      if (unknown.length > 0) receive(await this.findAmong(unknown));
      unknown = [];
    };
    await this.mongodb.run(async () => {
      // Within run, which waits for the connection: a cursor sends its query when it is created.
      const ids = this.model
        .find({ createdAt: { $gte: createdAt } }, { _id: 1 })
        .lean<Pick<SavedRouteDocument, '_id'>[]>()
        .cursor({ batchSize: BATCH_MAX });
      for await (const { _id } of ids) {
        if (!isKnown(_id)) unknown.push(_id);
        if (unknown.length === BATCH_MAX) await readUnknown();
      }
    });
    await readUnknown();
  }

  /** Those of the routes that are there. */
  async findAmong(ids: readonly number[]): Promise<StoredRoute[]> {
    const found = await this.mongodb.run(async () =>
      this.model.find({ _id: { $in: [...ids] } }, WITHOUT).lean<SavedRouteDocument[]>(),
    );
    return found.map(toRoute);
  }

  /** How many users own the routes, as far as these are there. */
  async countOwners(ids: readonly number[]): Promise<number> {
    const owners = await this.mongodb.run(async () =>
      this.model.distinct('userId', { _id: { $in: [...ids] } }),
    );
    return owners.length;
  }

  /**
   * Saves in each route that its owner is told of an offer, and the event that tells it, in one
   * write; nothing in a route that has been told of the offer, or is deleted. Answers how many
   * routes it was saved in.
   */
  async tell(offerId: number, events: readonly RouteEvent[]): Promise<number> {
    const added = { $each: [offerId], $slice: -TOLD_MAX };
    const updates = events.map(({ id, event }) => ({
      updateOne: {
        filter: { _id: id, told: { $ne: offerId } },
        update: { $push: { told: added, outbox: event } },
      },
    }));
    let told = 0;
    for (let at = 0; at < updates.length; at += BATCH_MAX) {
      const batch = updates.slice(at, at + BATCH_MAX);
      const written = await this.mongodb.run(async () => this.model.bulkWrite(batch, { ordered: false }));
      told += written.modifiedCount;
    }
    return told;
  }

  private async freeSlot(userId: number): Promise<number | null> {
    const taken = await this.model.find({ userId }, { slot: 1 }).lean<Pick<SavedRouteDocument, 'slot'>[]>();
    const slots = new Set(taken.map(({ slot }) => slot));
    const free = Array.from({ length: SAVED_ROUTES_MAX }, (_, slot) => slot).find((slot) => !slots.has(slot));
    return free ?? null;
  }

  /** Whether the slot was still free. */
  private async insert(document: SavedRouteDocument): Promise<boolean> {
    try {
      await this.model.create(document);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
