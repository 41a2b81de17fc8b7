import type { StoredReport } from '../domain/stored-report.js';
import type { ReportDocument } from './report.schema.js';

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
    history: document.history ?? [], // lists leave it out
  };
}
