import { z } from 'zod';
import { SerialId, SerialIdText } from '../primitives/serial-id.js';
import { optionalText, requiredText } from '../primitives/text.js';

export const REPORT_DESCRIPTION_MAX = 2000;
export const ADMIN_NOTES_MAX = 2000;

/**
 * What a problem report is about (spec 3); all far below the 50 characters that a category may
 * have.
 */
export const ReportCategory = z.enum(['uygulama', 'kullanici', 'odeme', 'diger']);
export type ReportCategory = z.infer<typeof ReportCategory>;

/** How far a report is; an admin may set any of the four (spec 4). */
export const ReportStatus = z.enum(['yeni', 'inceleniyor', 'çözüldü', 'kapatıldı']);
export type ReportStatus = z.infer<typeof ReportStatus>;

/** A moment as the reports' calls write it, ISO 8601 in UTC. */
const Moment = z.iso.datetime();

/** A problem report (spec 3). */
export const Report = z.object({
  id: SerialId,
  userId: SerialId,
  category: ReportCategory,
  description: z.string(),
  status: ReportStatus,
  createdAt: Moment,
  updatedAt: Moment,
  /** When it was last set to çözüldü; null once reopened (design 2). */
  resolvedAt: Moment.nullable(),
  adminNotes: z.string().nullable(),
  /** Grows with each change; a change that names an older one is refused. */
  revision: z.int().min(1),
});
export type Report = z.infer<typeof Report>;

/** One change that an admin made to a report. */
export const ReportChange = z.object({
  at: Moment,
  adminId: SerialId,
  from: ReportStatus,
  to: ReportStatus,
  note: z.string().nullable(),
});
export type ReportChange = z.infer<typeof ReportChange>;

/** A report and all that admins did to it, oldest first. */
export const ReportWithHistory = Report.extend({ history: z.array(ReportChange) });
export type ReportWithHistory = z.infer<typeof ReportWithHistory>;

/** The body of POST /api/reports (spec 7). */
export const ReportInput = z.strictObject({
  category: ReportCategory,
  description: requiredText(REPORT_DESCRIPTION_MAX),
});
export type ReportInput = z.infer<typeof ReportInput>;

/**
 * The body of PATCH /api/reports/{id}/status (spec 7); notes left out stay as they are, null clears
 * them.
 */
export const ReportStatusInput = z.strictObject({
  status: ReportStatus,
  adminNotes: optionalText(ADMIN_NOTES_MAX).nullable().optional(),
  /**
   * The revision that the admin looked at; where it is no longer the newest the answer is 409
   * `report-changed`.
   */
  revision: z.int().min(1).optional(),
});
export type ReportStatusInput = z.infer<typeof ReportStatusInput>;

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
export const ReportWindow = z.object({
  reports: z.array(Report),
  /** Pass as `before` for the window after this one; null on the last. */
  next: SerialId.nullable(),
});
export type ReportWindow = z.infer<typeof ReportWindow>;

/** A window onto the reports, and how many there are. */
export const ReportPage = ReportWindow.extend({ counts: ReportCounts });
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
