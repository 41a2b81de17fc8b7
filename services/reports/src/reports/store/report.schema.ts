import { Schema } from 'mongoose';
import { ReportCategory, ReportStatus } from '@rotadas/contracts/reports/report';
import { OUTBOX_INDEX, outboxField, type OutboxDocument } from '@rotadas/service-kit/outbox/mongodb-outbox';
import type { StoredChange, StoredReport } from '../domain/stored-report.js';

/** A change as MongoDB holds it. */
export type ChangeDocument = Omit<StoredChange, 'changedAt'> & { readonly at: number };

/**
 * A report as MongoDB holds it: the serial id is the document's own, and its events are pending in
 * it.
 */
export type ReportDocument = Omit<StoredReport, 'id' | 'history'> &
  OutboxDocument & {
    /**
     * The calendar day in Türkiye on which it was opened, and its number among those of its user.
     * Documents of earlier versions have neither.
     */
    readonly day?: string;
    readonly numberOfDay?: number;
    /** Oldest first; missing in what is read for a list. */
    readonly history?: readonly ChangeDocument[];
  };

// Spec 3.
const status = { type: String, enum: ReportStatus.options, required: true, maxlength: 20 };

const changeSchema = new Schema<ChangeDocument>(
  {
    at: { type: Number, required: true },
    adminId: { type: Number, required: true },
    from: status,
    to: status,
    note: { type: String, default: null },
  },
  { _id: false },
);

/** The collection `reports` (spec 3). */
export const reportSchema = new Schema<ReportDocument>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true, immutable: true },
    // Spec 3.
    category: { type: String, enum: ReportCategory.options, required: true, maxlength: 50 },
    description: { type: String, required: true },
    status,
    createdAt: { type: Number, required: true, immutable: true },
    updatedAt: { type: Number, required: true },
    resolvedAt: { type: Number, default: null },
    adminNotes: { type: String, default: null },
    revision: { type: Number, required: true },
    history: { type: [changeSchema], default: [] },
    day: { type: String, immutable: true },
    numberOfDay: { type: Number, immutable: true },
    outbox: outboxField,
  },
  { versionKey: false, strict: 'throw' },
);

// Windows of one status, newest first; and the counts, from the index alone.
reportSchema.index({ status: 1, _id: -1 });
// Concurrent requests of one user cannot exceed the limit of a day together.
reportSchema.index(
  { userId: 1, day: 1, numberOfDay: 1 },
  { unique: true, partialFilterExpression: { numberOfDay: { $exists: true } } },
);
reportSchema.index(...OUTBOX_INDEX);
