import { Injectable } from '@nestjs/common';
import { DEPARTURE_WAIT_MS } from '@rotadas/contracts/providers/planned-offer';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { outboxEvent, type OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import type { Model } from 'mongoose';
import {
  emptyPlannedOffers,
  type PlannedOffers,
  type PlannedOffersChange,
  type PlanEvent,
} from '../domain/planned-offers.js';
import { type PlannedOffersDocument, plannedOffersSchema, toPlannedOffers } from './planned-offers.schema.js';

/** @param at epoch ms */
function toOutboxEvent(event: PlanEvent, at: number): OutboxEvent {
  const { id: offerId, userId, from, to, departsAt } = event.offer;
  switch (event.kind) {
    case 'planned':
      return outboxEvent(providersEvents.offerPlanned, { userId, offerId, departsAt, at }, at);
    case 'unplanned':
      return outboxEvent(providersEvents.offerUnplanned, { userId, offerId, reason: event.reason, at }, at);
    case 'due':
      return outboxEvent(providersEvents.departureDue, { userId, offerId, from, to, departsAt, at }, at);
  }
}

/** Writes each change together with its events, atomically. */
@Injectable()
export class PlannedOffersStore {
  private readonly model: Model<PlannedOffersDocument>;

  constructor(private readonly mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<PlannedOffersDocument>(
      'PlannedOffers',
      plannedOffersSchema,
      'plannedoffers',
    );
    mongodb.prepare(() => this.model.createIndexes());
  }

  find(userId: number): Promise<PlannedOffers> {
    return this.mongodb.run(async () => {
      const document = await this.model.findById(userId).lean<PlannedOffersDocument>();
      return document ? toPlannedOffers(document) : emptyPlannedOffers(userId);
    });
  }

  /** Null if no user has planned this offer. */
  findByOffer(offerId: number): Promise<PlannedOffers | null> {
    return this.mongodb.run(async () => {
      const found = await this.model.findOne({ 'plans.offer.id': offerId }).lean<PlannedOffersDocument>();
      return found && toPlannedOffers(found);
    });
  }

  findPage(afterId: number, limit: number): Promise<PlannedOffers[]> {
    return this.mongodb.run(async () => {
      const page = this.model.find({ _id: { $gt: afterId }, 'plans.0': { $exists: true } }).sort({ _id: 1 });
      return (await page.limit(limit).lean<PlannedOffersDocument[]>()).map(toPlannedOffers);
    });
  }

  /** IDs of users with plans that are due but not marked, or have expired, by `now`, epoch ms. */
  findUnsettled(now: number, afterId: number, limit: number): Promise<number[]> {
    return this.mongodb.run(async () => {
      const due = { plans: { $elemMatch: { 'offer.departsAt': { $lte: now }, isDue: false } } };
      const expired = { 'plans.offer.departsAt': { $lte: now - DEPARTURE_WAIT_MS } };
      const page = this.model
        .find({ _id: { $gt: afterId }, $or: [due, expired] }, { _id: 1 })
        .sort({ _id: 1 });
      return (await page.limit(limit).lean<{ _id: number }[]>()).map(({ _id }) => _id);
    });
  }

  /** False after a concurrent change; then nothing is written. */
  async save({ next, events }: PlannedOffersChange): Promise<boolean> {
    return this.mongodb.run(async () => {
      const { userId, revision: known, ...fields } = next;
      const now = Date.now();
      const update = {
        $set: { ...fields, revision: known + 1 },
        $push: { outbox: { $each: events.map((event) => toOutboxEvent(event, now)) } },
      };
      const isNew = known === 0;
      return this.model
        .updateOne({ _id: userId, revision: known }, update, { upsert: isNew })
        .then(({ matchedCount, upsertedCount }) => matchedCount + upsertedCount === 1, falseIfDuplicate);
    });
  }
}
