import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { nobodyYet, type Planner, type PlannerChange } from '../domain/planner.js';
import { planEvent } from './plan-event.js';
import { toPlanner } from './planner.mapper.js';
import { type PlannerDocument, plannerSchema } from './planner.schema.js';

/** Keeps what is planned. A change is one atomic write of one document, with its events. */
@Injectable()
export class PlannerStore {
  private readonly model: Model<PlannerDocument>;

  constructor(private readonly mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<PlannerDocument>('Planner', plannerSchema, 'planners');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** What a user has planned. */
  find(userId: number): Promise<Planner> {
    return this.mongodb.run(async () => {
      const document = await this.model.findById(userId).lean<PlannerDocument>();
      return document ? toPlanner(document) : nobodyYet(userId);
    });
  }

  /** Users with an id greater than `afterId` who have planned something, in order. */
  findPage(afterId: number, limit: number): Promise<Planner[]> {
    return this.mongodb.run(async () => {
      const page = this.model.find({ _id: { $gt: afterId }, 'plans.0': { $exists: true } }).sort({ _id: 1 });
      return (await page.limit(limit).lean<PlannerDocument[]>()).map(toPlanner);
    });
  }

  /** Users of whose offers one departs by `now`, epoch ms. */
  findDeparting(now: number): Promise<Planner[]> {
    return this.mongodb.run(async () => {
      const departing = this.model.find({ 'plans.offer.departsAt': { $lte: now } });
      return (await departing.lean<PlannerDocument[]>()).map(toPlanner);
    });
  }

  /** Writes a change of a planner; false where another one came between, and nothing is written. */
  async save({ next, news }: PlannerChange): Promise<boolean> {
    return this.mongodb.run(async () => {
      const { userId, revision: known, ...fields } = next;
      const now = Date.now();
      const update = {
        $set: { ...fields, revision: known + 1 },
        $push: { outbox: { $each: news.map((each) => planEvent(each, now)) } },
      };
      try {
        const isNew = known === 0;
        const written = await this.model.updateOne({ _id: userId, revision: known }, update, {
          upsert: isNew,
        });
        return written.matchedCount + written.upsertedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    });
  }
}
