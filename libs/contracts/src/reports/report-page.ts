import { z } from 'zod';
import { SerialId, SerialIdText } from '../primitives/serial-id.js';
import { Report, ReportStatus } from './report.js';

/** Most reports of one page. */
export const REPORT_PAGE_MAX = 100;
const REPORT_PAGE_DEFAULT = 30;

/** How many reports there are in all, and of each status; the numbers on the admin's tabs. */
export const ReportCounts = z.object({
  all: z.int().min(0),
  byStatus: z.record(ReportStatus, z.int().min(0)),
});
export type ReportCounts = z.infer<typeof ReportCounts>;

/** A window onto the reports, newest first. */
export const ReportPage = z.object({
  reports: z.array(Report),
  counts: ReportCounts,
  /** Pass as `before` for the page after this one; null on the last. */
  next: SerialId.nullable(),
});
export type ReportPage = z.infer<typeof ReportPage>;

/** Which window is wanted, as it crosses NATS. */
export const ReportPageRequest = z.strictObject({
  status: ReportStatus.optional(),
  /** Only reports with a smaller id. */
  before: SerialId.optional(),
  limit: z.int().min(1).max(REPORT_PAGE_MAX),
});
export type ReportPageRequest = z.infer<typeof ReportPageRequest>;

/** The query of GET /api/reports/page. */
export const ReportPageQuery = z.strictObject({
  status: ReportStatus.optional(),
  before: SerialIdText.optional(),
  limit: z.coerce.number().int().min(1).max(REPORT_PAGE_MAX).default(REPORT_PAGE_DEFAULT),
});
export type ReportPageQuery = z.infer<typeof ReportPageQuery>;
