import { Schema } from 'mongoose';
import { type AdminAct, AdminActKind } from '@rotadas/contracts/admin-acts/admin-act';

/** An act as MongoDB holds it: its id is the document's own. */
export type AdminActDocument = Omit<AdminAct, 'id'> & { readonly _id: string };

/** The collection `adminacts`; nothing in it is ever changed or removed. */
export const adminActSchema = new Schema<AdminActDocument>(
  {
    _id: { type: String, required: true },
    at: { type: Number, required: true, immutable: true },
    adminId: { type: Number, required: true, immutable: true },
    kind: { type: String, enum: AdminActKind.options, required: true, immutable: true },
    target: { type: String, default: '', immutable: true },
    userId: { type: Number, default: null, immutable: true },
    facts: { type: Schema.Types.Mixed, required: true, immutable: true },
    requestId: { type: String, default: null, immutable: true },
  },
  { versionKey: false, strict: 'throw', minimize: false },
);

// Windows of all, of one kind, and of one person, newest first.
adminActSchema.index({ at: -1, _id: -1 });
adminActSchema.index({ kind: 1, at: -1, _id: -1 });
adminActSchema.index({ adminId: 1, at: -1, _id: -1 });
adminActSchema.index({ userId: 1, at: -1, _id: -1 }, { partialFilterExpression: { userId: { $gt: 0 } } });
