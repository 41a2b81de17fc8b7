import { REPORT_DESCRIPTION_MAX, ReportCategory, type ReportInput } from '@rotadas/contracts/reports/report';
import { z } from 'zod';
import { reportProblemTexts } from './report-problem.tr.js';

/** The report form (spec 5): the description must say something. */
export const ReportForm = z.object({
  category: ReportCategory,
  description: z.string().trim().min(1, reportProblemTexts.blank).max(REPORT_DESCRIPTION_MAX),
});
export type ReportForm = z.output<typeof ReportForm>;

/** The form as the dialog opens. */
export const EMPTY_REPORT: ReportInput = { category: 'uygulama', description: '' };
