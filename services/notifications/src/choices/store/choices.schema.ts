import { Schema } from 'mongoose';

/** A user's choices as MongoDB holds them: the user's id is the document's own. */
export interface ChoicesDocument {
  readonly _id: number;
  readonly channels: unknown;
  readonly quietHours: unknown;
}

export const choicesSchema = new Schema<ChoicesDocument>(
  {
    _id: { type: Number, required: true },
    channels: { type: Schema.Types.Mixed, required: true },
    quietHours: { type: Schema.Types.Mixed, default: null },
  },
  { versionKey: false, strict: 'throw' },
);
