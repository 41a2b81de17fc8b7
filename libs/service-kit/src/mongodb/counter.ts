import { Injectable } from '@nestjs/common';
import { Schema, type Model } from 'mongoose';
import { Batcher } from '../time/batcher.js';
import { MongodbConnection } from './mongodb.connection.js';

/** The field with the last number; fixed for each sequence. */
type CounterField = 'last' | 'value';

interface CounterDocument extends Partial<Record<CounterField, number>> {
  readonly _id: string;
}

const counterSchema = new Schema<CounterDocument>(
  { _id: { type: String, required: true }, last: Number, value: Number },
  { versionKey: false },
);

/** Allocates serial IDs. An ID is never reused, even if it remains unused. */
@Injectable()
export class Counter {
  private readonly model: Model<CounterDocument>;
  private readonly sequences = new Map<string, BatchedSequence>();

  constructor(mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<CounterDocument>('Counter', counterSchema, 'counters');
  }

  /**
   * From 1; called within `MongodbConnection.run`. Changing the `field` of a sequence would
   * allocate IDs twice during an upgrade.
   */
  next(sequence: string, field: CounterField = 'last'): Promise<number> {
    const ids =
      this.sequences.get(sequence) ?? new BatchedSequence((count) => this.allocate(sequence, field, count));
    this.sequences.set(sequence, ids);
    return ids.next();
  }

  private async allocate(sequence: string, field: CounterField, count: number): Promise<number> {
    const counter = await this.model
      .findOneAndUpdate(
        { _id: sequence },
        { $inc: { [field]: count } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
    const last = counter[field];
    if (last === undefined) throw new RangeError(`the counter ${sequence} has no ${field}`);
    return last;
  }
}

/** Allocates numbers in batches, since concurrent updates of one document wait for each other. */
export class BatchedSequence {
  private readonly requests: Batcher<undefined, number>;

  /** @param allocate allocates `count` numbers and resolves to the last one */
  constructor(allocate: (count: number) => Promise<number>) {
    this.requests = new Batcher(async (all) => {
      const first = (await allocate(all.length)) - all.length + 1;
      return all.map((_, index) => first + index);
    });
  }

  next(): Promise<number> {
    return this.requests.add(undefined);
  }
}
