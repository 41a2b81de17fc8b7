import { z } from 'zod';
import { SerialId, SerialIdText } from '../primitives/serial-id.js';
import { Report, ReportStatus } from './report.js';

/** The maximum number of reports of one page of the interface. */
const QUERY_LIMIT_MAX = 100;
const QUERY_LIMIT_DEFAULT = 30;

/** The maximum number of reports of one reply over NATS, from which the whole list is built. */
export const REPORT_PAGE_MAX = 2_000;

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

/** The window to return; fewer reports than `limit` if a message could not carry more. */
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
  limit: z.coerce.number().int().min(1).max(QUERY_LIMIT_MAX).default(QUERY_LIMIT_DEFAULT),
});
export type ReportPageQuery = z.infer<typeof ReportPageQuery>;
