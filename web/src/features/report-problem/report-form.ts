import { REPORT_DESCRIPTION_MAX, ReportCategory, type ReportInput } from '@rotadas/contracts/reports/report';
import { requiredText } from '@rotadas/contracts/primitives/text';
import i18next from 'i18next';
import { z } from 'zod';
import './report-problem.tr.js';

export const ReportForm = z.object({
  category: ReportCategory,
  description: requiredText(REPORT_DESCRIPTION_MAX, {
    empty: i18next.t('report-problem:blank'),
    tooLong: i18next.t('report-problem:tooLong'),
  }),
});
export type ReportForm = z.output<typeof ReportForm>;

export const EMPTY_REPORT: ReportInput = { category: 'uygulama', description: '' };
