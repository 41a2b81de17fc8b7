import { ReportCategory, type ReportEvidence, ReportStatus } from '@rotadas/contracts/reports/report';
import { Schema } from 'mongoose';
import type { StoredChange, StoredReport } from '../domain/stored-report.js';

export type ReportDocument = Omit<StoredReport, 'id' | 'history'> & {
  /** Read only for one report at a time. */
  readonly evidence?: ReportEvidence | undefined;
  /** The agreement whose `missed` the user objected to; missing in other reports. */
  readonly objectionTo?: number;
  readonly _id: number;
  /** Calendar day in Türkiye. Missing in documents of earlier versions, like `numberOfDay`. */
  readonly day?: string;
  /** Rank within the daily limit, from 1. */
  readonly numberOfDay?: number;
  /** Oldest first; missing in lists. */
  readonly history?: readonly StoredChange[];
};

const status = { type: String, enum: ReportStatus.options, required: true, maxlength: 20 };

const changeSchema = new Schema<StoredChange>(
  {
    at: { type: Number, required: true },
    adminId: { type: Number, required: true },
    from: status,
    to: status,
    note: { type: String, default: null },
  },
  { _id: false },
);

export const reportSchema = new Schema<ReportDocument>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true, immutable: true },
    category: { type: String, enum: ReportCategory.options, required: true, maxlength: 50 },
    description: { type: String, required: true },
    status,
    createdAt: { type: Number, required: true, immutable: true },
    updatedAt: { type: Number, required: true },
    resolvedAt: { type: Number, default: null },
    adminNotes: { type: String, default: null },
    revision: { type: Number, required: true },
    about: { type: Schema.Types.Mixed, immutable: true },
    evidence: { type: Schema.Types.Mixed, immutable: true },
    objectionTo: { type: Number, immutable: true },
    history: { type: [changeSchema], default: [] },
    day: { type: String, immutable: true },
    numberOfDay: { type: Number, immutable: true },
  },
  { versionKey: false, strict: 'throw' },
);

// For pages of one status, newest first, and for the counts.
reportSchema.index({ status: 1, _id: -1 });
// Enforces the limit of a day.
reportSchema.index(
  { userId: 1, day: 1, numberOfDay: 1 },
  { unique: true, partialFilterExpression: { numberOfDay: { $exists: true } } },
);
// One report per objection.
reportSchema.index(
  { objectionTo: 1 },
  { unique: true, partialFilterExpression: { objectionTo: { $exists: true } } },
);

export function toReport(document: ReportDocument): StoredReport {
  return {
    id: document._id,
    userId: document.userId,
    category: document.category,
    description: document.description,
    status: document.status,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
    resolvedAt: document.resolvedAt,
    adminNotes: document.adminNotes,
    revision: document.revision,
    about: document.about,
    history: document.history ?? [],
  };
}
