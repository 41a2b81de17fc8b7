import { Injectable } from '@nestjs/common';
import type DataLoader from 'dataloader';
import { Schema, type Model } from 'mongoose';
import { createBatchLoader } from '../time/batch-loader.js';
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
  private readonly sequences = new Map<string, DataLoader<string, number>>();

  constructor(mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<CounterDocument>('Counter', counterSchema, 'counters');
  }

  /**
   * From 1; called within `MongodbConnection.run`. Changing the `field` of a sequence would
   * allocate IDs twice during an upgrade.
   */
  next(sequence: string, field: CounterField = 'last'): Promise<number> {
    const ids =
      this.sequences.get(sequence) ??
      createBatchLoader((all: readonly string[]) => this.allocate(sequence, field, all.length));
    this.sequences.set(sequence, ids);
    return ids.load(sequence);
  }

  /** Allocates `count` IDs in one update, since concurrent updates of one document wait. */
  private async allocate(sequence: string, field: CounterField, count: number): Promise<number[]> {
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
    return Array.from({ length: count }, (_, index) => last - count + 1 + index);
  }
}
