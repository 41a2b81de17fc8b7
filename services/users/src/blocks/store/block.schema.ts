import { Schema, type Types } from 'mongoose';

export interface BlockDocument {
  readonly _id: Types.ObjectId;
  readonly blockerId: number;
  readonly blockedId: number;
  /** Epoch ms. */
  readonly createdAt: number;
}

export const blockSchema = new Schema<BlockDocument>(
  {
    blockerId: { type: Number, required: true },
    blockedId: { type: Number, required: true },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

blockSchema.index({ blockerId: 1, blockedId: 1 }, { unique: true });
blockSchema.index({ blockedId: 1 });
