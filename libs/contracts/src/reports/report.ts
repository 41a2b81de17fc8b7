import { z } from 'zod';
import { Coordinates } from '../primitives/coordinates.js';
import { CountText } from '../primitives/query-numbers.js';
import { SerialId, SerialIdText } from '../primitives/serial-id.js';
import { AgreementEvidence } from '../agreements/agreement-evidence.js';
import { optionalText, requiredText } from '../primitives/text.js';
import { EpochMs } from '../primitives/timestamp.js';
import { User } from '../users/user.js';
import { Vehicle } from '../primitives/vehicle.js';

export const REPORT_DESCRIPTION_MAX = 2000;
export const ADMIN_NOTES_MAX = 2000;

/** The specification allows at most 50 characters. */
export const ReportCategory = z.enum(['uygulama', 'kullanici', 'odeme', 'diger']);
export type ReportCategory = z.infer<typeof ReportCategory>;

export const ReportStatus = z.enum(['yeni', 'inceleniyor', 'çözüldü', 'kapatıldı']);
export type ReportStatus = z.infer<typeof ReportStatus>;

export const REPORT_FAULTS = {
  category: 'Bir kişi hakkındaki ya da acil bildirimin konusu “Kullanıcı sorunu” olur.',
  message: 'Bir mesaj, anlaşmasıyla birlikte bildirilir.',
  self: 'Kendini bildiremezsin.',
  messageUnknown: 'Bu mesaj bulunamadı. Mesaj seçmeden de bildirebilirsin.',
} as const;

/** The person of a report, and where it happened: on the profile, in an agreement or a message. */
export const ReportAbout = z
  .strictObject({ userId: SerialId, agreementId: SerialId.optional(), messageId: SerialId.optional() })
  .refine(({ agreementId, messageId }) => messageId === undefined || agreementId !== undefined, {
    message: REPORT_FAULTS.message,
  });
export type ReportAbout = z.infer<typeof ReportAbout>;

const IsoDateTime = z.iso.datetime();

export const Report = z.object({
  id: SerialId,
  userId: SerialId,
  category: ReportCategory,
  description: z.string(),
  status: ReportStatus,
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
  /** When it was last set to çözüldü; null once reopened. */
  resolvedAt: IsoDateTime.nullable(),
  adminNotes: z.string().nullable(),
  /** Grows with each change; a change that names an older one is rejected. */
  revision: z.int().min(1),
  /** Missing unless the report is about a person. */
  about: ReportAbout.optional(),
  /** Sent while in danger. Reports services of earlier versions do not send it. */
  isUrgent: z.boolean().optional(),
});
export type Report = z.infer<typeof Report>;

export const ReportChange = z.object({
  at: IsoDateTime,
  adminId: SerialId,
  from: ReportStatus,
  to: ReportStatus,
  note: z.string().nullable(),
});
export type ReportChange = z.infer<typeof ReportChange>;

/** Oldest change first. */
export const ReportWithHistory = Report.extend({ history: z.array(ReportChange) });
export type ReportWithHistory = z.infer<typeof ReportWithHistory>;

export const ReportInput = z
  .strictObject({
    category: ReportCategory,
    description: requiredText(REPORT_DESCRIPTION_MAX),
    about: ReportAbout.optional(),
    /** Only of an urgent report, which may name no person: where the user is, null if unknown. */
    urgent: z.strictObject({ position: Coordinates.nullable() }).optional(),
  })
  .refine(
    ({ category, about, urgent }) =>
      category === 'kullanici' || (about === undefined && urgent === undefined),
    { path: ['category'], message: REPORT_FAULTS.category },
  );
export type ReportInput = z.infer<typeof ReportInput>;

/** What was known at the time of a case; later changes do not affect it. */
export const ReportEvidence = z.object({
  takenAt: EpochMs,
  /** Null for an urgent report that names no person, or whose evidence was unavailable. */
  person: User.pick({ id: true, fullName: true, profileImage: true, description: true, rating: true })
    .extend({ vehicle: Vehicle.nullable() })
    .nullable(),
  /** Null for a report of a profile. */
  agreement: AgreementEvidence.nullable(),
  /** Where the author of an urgent report was; null if unknown, missing for other reports. */
  position: Coordinates.nullable().optional(),
});
export type ReportEvidence = z.infer<typeof ReportEvidence>;

/** Missing notes stay, null clears them. */
export const ReportStatusInput = z.strictObject({
  status: ReportStatus,
  adminNotes: optionalText(ADMIN_NOTES_MAX).nullable().optional(),
  /** The revision that the admin saw; an older one is rejected with 409 `report-changed`. */
  revision: z.int().min(1).optional(),
});
export type ReportStatusInput = z.infer<typeof ReportStatusInput>;

const QUERY_LIMIT_MAX = 100;
const QUERY_LIMIT_DEFAULT = 30;

/** Maximum number of reports that fit into a NATS message. */
export const REPORT_PAGE_MAX = 2_000;

export const ReportCounts = z.object({
  all: z.int().min(0),
  byStatus: z.record(ReportStatus, z.int().min(0)),
});
export type ReportCounts = z.infer<typeof ReportCounts>;

/** Newest first. */
export const ReportPage = z.object({
  reports: z.array(Report),
  /** Pass as `before` for the next page; null on the last. */
  next: SerialId.nullable(),
});
export type ReportPage = z.infer<typeof ReportPage>;

export const ReportPageWithCounts = ReportPage.extend({ counts: ReportCounts });
export type ReportPageWithCounts = z.infer<typeof ReportPageWithCounts>;

/** The reply has fewer than `limit` reports if more would exceed the message size. */
export const ListReportsRequest = z.strictObject({
  status: ReportStatus.optional(),
  before: SerialId.optional(),
  limit: z.int().min(1).max(REPORT_PAGE_MAX),
});
export type ListReportsRequest = z.infer<typeof ListReportsRequest>;

export const ListReportsQuery = z.strictObject({
  status: ReportStatus.optional(),
  before: SerialIdText.optional(),
  limit: CountText(QUERY_LIMIT_MAX).default(QUERY_LIMIT_DEFAULT),
});
export type ListReportsQuery = z.infer<typeof ListReportsQuery>;
