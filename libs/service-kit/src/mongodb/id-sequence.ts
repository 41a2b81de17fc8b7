import { Injectable } from '@nestjs/common';
import type DataLoader from 'dataloader';
import { Schema, type Model } from 'mongoose';
import { createBatchLoader } from '../time/batch-loader.js';
import { MongodbConnection } from './mongodb-connection.js';

/** The field of the document that stores the last ID. Each sequence always uses the same one. */
type SequenceField = 'last' | 'value';

interface SequenceDocument extends Partial<Record<SequenceField, number>> {
  readonly _id: string;
}

const sequenceSchema = new Schema<SequenceDocument>(
  { _id: { type: String, required: true }, last: Number, value: Number },
  { versionKey: false },
);

/** Allocates serial IDs. An ID is never reused, even if it remains unused. */
@Injectable()
export class IdSequence {
  private readonly model: Model<SequenceDocument>;
  private readonly sequences = new Map<string, DataLoader<string, number>>();

  constructor(mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<SequenceDocument>('IdSequence', sequenceSchema, 'counters');
  }

  /**
   * Returns the next ID, from 1 on. Call it within `MongodbConnection.run`. Changing the `field` of
   * a sequence would allocate IDs twice during an upgrade.
   */
  next(sequence: string, field: SequenceField = 'last'): Promise<number> {
    const ids =
      this.sequences.get(sequence) ??
      createBatchLoader((all: readonly string[]) => this.allocate(sequence, field, all.length));
    this.sequences.set(sequence, ids);
    return ids.load(sequence);
  }

  /** Allocates `count` IDs in one update, since concurrent updates of one document wait. */
  private async allocate(sequence: string, field: SequenceField, count: number): Promise<number[]> {
    const updated = await this.model
      .findOneAndUpdate(
        { _id: sequence },
        { $inc: { [field]: count } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
    const last = updated[field];
    if (last === undefined) throw new RangeError(`the sequence ${sequence} has no ${field}`);
    return Array.from({ length: count }, (_, index) => last - count + 1 + index);
  }
}
