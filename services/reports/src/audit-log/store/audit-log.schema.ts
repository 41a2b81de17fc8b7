import { type AuditEntry, AuditEntryKind } from '@rotadas/contracts/audit-log/audit-entry';
import { Schema } from 'mongoose';

export type AuditEntryDocument = Omit<AuditEntry, 'id'> & { readonly _id: string };

/** Entries are never changed or deleted. */
export const auditEntrySchema = new Schema<AuditEntryDocument>(
  {
    _id: { type: String, required: true },
    at: { type: Number, required: true, immutable: true },
    adminId: { type: Number, required: true, immutable: true },
    kind: { type: String, enum: AuditEntryKind.options, required: true, immutable: true },
    target: { type: String, default: '', immutable: true },
    userId: { type: Number, default: null, immutable: true },
    facts: { type: Schema.Types.Mixed, required: true, immutable: true },
    requestId: { type: String, default: null, immutable: true },
  },
  { versionKey: false, strict: 'throw', minimize: false },
);

// For pages of all, of one kind and of one user, newest first.
auditEntrySchema.index({ at: -1, _id: -1 });
auditEntrySchema.index({ kind: 1, at: -1, _id: -1 });
auditEntrySchema.index({ adminId: 1, at: -1, _id: -1 });
auditEntrySchema.index({ userId: 1, at: -1, _id: -1 }, { partialFilterExpression: { userId: { $gt: 0 } } });

export function toAuditEntry(document: AuditEntryDocument): AuditEntry {
  return {
    id: document._id,
    at: document.at,
    adminId: document.adminId,
    kind: document.kind,
    target: document.target,
    userId: document.userId,
    facts: document.facts,
    requestId: document.requestId,
  };
}
