import { Injectable } from '@nestjs/common';
import { Schema, type Model } from 'mongoose';
import { MongodbConnection } from './mongodb.connection.js';

interface CounterDocument {
  readonly _id: string;
  readonly last: number;
}

const schema = new Schema<CounterDocument>(
  { _id: { type: String, required: true }, last: { type: Number, required: true } },
  { versionKey: false },
);

/** Draws serial ids; a drawn id is never drawn again, even when nothing came of it. */
@Injectable()
export class Counter {
  private readonly model: Model<CounterDocument>;

  constructor(mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<CounterDocument>('Counter', schema, 'counters');
  }

  /** The next id of `sequence`, from 1 on. */
  async next(sequence: string): Promise<number> {
    const drawn = await this.model
      .findOneAndUpdate({ _id: sequence }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean()
      .orFail();
    return drawn.last;
  }
}
