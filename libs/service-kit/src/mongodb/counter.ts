import { Injectable } from '@nestjs/common';
import { Schema, type Model } from 'mongoose';
import { DrawnTogether } from './drawn-together.js';
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
  private readonly sequences = new Map<string, DrawnTogether>();

  constructor(mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<CounterDocument>('Counter', schema, 'counters');
  }

  /** The next id of `sequence`, from 1 on. */
  next(sequence: string): Promise<number> {
    const numbers = this.sequences.get(sequence) ?? new DrawnTogether((count) => this.draw(sequence, count));
    this.sequences.set(sequence, numbers);
    return numbers.next();
  }

  private async draw(sequence: string, count: number): Promise<number> {
    const drawn = await this.model
      .findOneAndUpdate(
        { _id: sequence },
        { $inc: { last: count } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
    return drawn.last;
  }
}
