import type { ReportInput } from '@rotadas/contracts/reports/report';
import type { NewReport } from './stored-report.js';

/** A report as its user opens it: new, touched by no admin (spec 3, 4). */
export function newReport(userId: number, { category, description }: ReportInput, now: Date): NewReport {
  return {
    userId,
    category,
    description,
    status: 'yeni',
    createdAt: now,
    updatedAt: now,
    resolvedAt: null,
    adminNotes: null,
    revision: 1,
    history: [],
  };
}
