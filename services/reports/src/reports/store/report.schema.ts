import { ReportCategory, type ReportEvidence, ReportStatus } from '@rotadas/contracts/reports/report';
import type { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { REMOVAL_INDEX, removalField, type RemovalDocument } from '@rotadas/service-kit/mongodb/removal';
import { OUTBOX_INDEX, type OutboxDocument, outboxField } from '@rotadas/service-kit/outbox/mongodb-outbox';
import { type Model, Schema } from 'mongoose';
import type { StoredChange, StoredReport } from '../domain/stored-report.js';

/** Missing in documents of earlier versions. */
type AddedField = 'isUrgent' | 'assigneeId' | 'closedAt';

export type ReportDocument = Omit<StoredReport, 'id' | 'history' | AddedField> &
  Partial<Pick<StoredReport, AddedField>> &
  OutboxDocument &
  RemovalDocument & {
    /** Read only for one report at a time. */
    readonly evidence?: ReportEvidence | undefined;
    /** The agreement whose `missed` the user objected to; missing in other reports. */
    readonly objectionTo?: number;
    readonly _id: number;
    /** The period of `ReportLimit`. Missing in old documents, like `numberOfDay`. */
    readonly day?: string;
    /** Rank within the limit of the period, from 1. */
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

const reportSchema = new Schema<ReportDocument>(
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
    isUrgent: { type: Boolean, default: false, immutable: true },
    assigneeId: { type: Number, default: null },
    closedAt: { type: Number, default: null },
    history: { type: [changeSchema], default: [] },
    day: { type: String, immutable: true },
    numberOfDay: { type: Number, immutable: true },
    removeAt: removalField,
    outbox: outboxField,
  },
  { versionKey: false, strict: 'throw' },
);

// For pages of one status, newest first, and for the counts.
reportSchema.index({ status: 1, _id: -1 });
// For the open cases, longest waiting first.
reportSchema.index({ status: 1, createdAt: 1 });
// For the newest reports by and about a person.
reportSchema.index({ userId: 1, _id: -1 });
reportSchema.index(
  { 'about.userId': 1, _id: -1 },
  { partialFilterExpression: { 'about.userId': { $exists: true } } },
);
reportSchema.index(...OUTBOX_INDEX);
// Enforces the limit of a period.
reportSchema.index(
  { userId: 1, day: 1, numberOfDay: 1 },
  { unique: true, partialFilterExpression: { numberOfDay: { $exists: true } } },
);
// One report per objection.
reportSchema.index(
  { objectionTo: 1 },
  { unique: true, partialFilterExpression: { objectionTo: { $exists: true } } },
);

reportSchema.index(...REMOVAL_INDEX);

/** The same model for each store. */
export const reportModel = ({ mongoose }: MongodbConnection): Model<ReportDocument> =>
  mongoose.model<ReportDocument>('Report', reportSchema, 'reports');

/** A projection without what only one report at a time may show. */
export const HIDDEN = { evidence: 0, outbox: 0 } as const;

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
    isUrgent: document.isUrgent ?? false,
    assigneeId: document.assigneeId ?? null,
    closedAt: document.closedAt ?? null,
    history: document.history ?? [],
  };
}
