import { Injectable } from '@nestjs/common';
import { Schema, type Model } from 'mongoose';
import { Batcher } from './batcher.js';
import { MongodbConnection } from './mongodb.connection.js';

/**
 * The field of a counter's document that holds the last number; each sequence has its own, and
 * keeps it.
 */
type CounterField = 'last' | 'value';

interface CounterDocument extends Partial<Record<CounterField, number>> {
  readonly _id: string;
}

const counterSchema = new Schema<CounterDocument>(
  { _id: { type: String, required: true }, last: Number, value: Number },
  { versionKey: false },
);

/**
 * Allocates serial ids; an allocated id is never allocated again, even where nothing comes of it.
 */
@Injectable()
export class Counter {
  private readonly model: Model<CounterDocument>;
  private readonly sequences = new Map<string, BatchedSequence>();

  constructor(private readonly mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<CounterDocument>('Counter', counterSchema, 'counters');
  }

  /**
   * The next id of `sequence`, from 1 on. `field` is where its document holds the last one: two
   * fields for one sequence would allocate the same id twice while an earlier version of a service
   * still runs beside this one.
   */
  next(sequence: string, field: CounterField = 'last'): Promise<number> {
    const ids =
      this.sequences.get(sequence) ?? new BatchedSequence((count) => this.allocate(sequence, field, count));
    this.sequences.set(sequence, ids);
    return this.mongodb.run(() => ids.next());
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

/**
 * Allocates the numbers of a sequence in batches: concurrent updates of the one document that holds
 * it would wait for each other, and an update costs the same for one number as for many.
 */
export class BatchedSequence {
  private readonly requests: Batcher<undefined, number>;

  /** @param allocate allocates so many numbers at once; resolves with the last of them */
  constructor(allocate: (count: number) => Promise<number>) {
    this.requests = new Batcher(async (all) => {
      const first = (await allocate(all.length)) - all.length + 1;
      return all.map((_, index) => first + index);
    });
  }

  /** The next number; later callers get greater ones. */
  next(): Promise<number> {
    return this.requests.add(undefined);
  }
}
