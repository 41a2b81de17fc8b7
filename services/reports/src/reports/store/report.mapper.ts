import type { StoredChange, StoredReport } from '../domain/stored-report.js';
import type { ChangeDocument, ReportDocument } from './report.schema.js';

/** The report in a document; a field that is not named here never leaves the store. */
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
    history: (document.history ?? []).map(toChange),
  };
}

function toChange({ at, adminId, from, to, note }: ChangeDocument): StoredChange {
  return { changedAt: at, adminId, from, to, note };
}

/** A change as it is written into a document. */
export function fromChange({ changedAt, ...change }: StoredChange): ChangeDocument {
  return { at: changedAt, ...change };
}
