import type { ReportInput } from '@rotadas/contracts/reports/report';
import type { NewReport } from './stored-report.js';

/** The report that a user opens at `now`, epoch ms: new, touched by no admin (spec 3, 4). */
export function newReport(userId: number, { category, description }: ReportInput, now: number): NewReport {
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
