import { Schema } from 'mongoose';
import { ReportCategory, ReportStatus } from '@rotadas/contracts/reports/report';
import { OUTBOX_INDEX, outboxField, type OutboxDocument } from '@rotadas/service-kit/outbox/mongodb-outbox';
import type { StoredChange, StoredReport } from '../domain/stored-report.js';

/** A report as MongoDB holds it: the serial id is the document's own, and its events wait in it. */
export type ReportDocument = Omit<StoredReport, 'id'> & OutboxDocument;

const status = { type: String, enum: ReportStatus.options, required: true, maxlength: 20 }; // spec 3

const changeSchema = new Schema<StoredChange>(
  {
    at: { type: Date, required: true },
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
    category: { type: String, enum: ReportCategory.options, required: true, maxlength: 50 }, // spec 3
    description: { type: String, required: true },
    status,
    createdAt: { type: Date, required: true, immutable: true },
    updatedAt: { type: Date, required: true },
    resolvedAt: { type: Date, default: null },
    adminNotes: { type: String, default: null },
    revision: { type: Number, required: true },
    history: { type: [changeSchema], default: [] },
    outbox: outboxField,
  },
  { versionKey: false, strict: 'throw' },
);

// Windows of one status, newest first; and the counts, from the index alone.
reportSchema.index({ status: 1, _id: -1 });
reportSchema.index(...OUTBOX_INDEX);
