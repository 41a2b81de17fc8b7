import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
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
