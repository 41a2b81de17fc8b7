import { z } from 'zod';
import { CountText } from '../primitives/query-numbers.js';
import { SerialId, SerialIdText } from '../primitives/serial-id.js';
import { boundedText } from '../primitives/text.js';
import { EpochMs, EpochMsText } from '../primitives/timestamp.js';

/** `queue-change` is requested, `queue-change-failed` follows if it failed. */
export const AuditEntryKind = z.enum([
  'report-status',
  'report-evidence',
  'queue-change',
  'queue-change-failed',
  'case-taken',
  'person-searched',
  'person-viewed',
  'sanction-imposed',
  'sanction-lifted',
  'appeals-viewed',
  'appeal-decided',
]);
export type AuditEntryKind = z.infer<typeof AuditEntryKind>;

/** Characters. */
export const AUDIT_TEXT_MAX = 200;

/** An entry names users by ID only and contains no typed text. */
export const AuditEntry = z.object({
  /** A repeated request has the same ID, so its entry is stored once. */
  id: z.uuid(),
  at: EpochMs,
  adminId: SerialId,
  kind: AuditEntryKind,
  /** The ID of the report, person or sanction, or the name of the queue; empty for several. */
  target: z.string().max(AUDIT_TEXT_MAX),
  /** The author of the report, or the sanctioned user; null if no user is concerned. */
  userId: SerialId.nullable(),
  /** Details by name, such as the statuses before and after, or the IDs of found people. */
  facts: z.record(z.string().max(40), z.string().max(AUDIT_TEXT_MAX)),
  requestId: z.string().max(AUDIT_TEXT_MAX).nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const AUDIT_PAGE_MAX = 100;
const AUDIT_PAGE_DEFAULT = 30;

/** The position of an entry in the log: `time_id`. */
export const AuditCursor = boundedText(52).regex(/^\d{1,15}_[0-9a-f-]{36}$/);

/** Newest first. */
export const AuditPage = z.object({
  entries: z.array(AuditEntry),
  /** Pass as `before` for the next page; null on the last. */
  next: AuditCursor.nullable(),
});
export type AuditPage = z.infer<typeof AuditPage>;

const common = {
  kind: AuditEntryKind.optional(),
  before: AuditCursor.optional(),
};

export const AuditSearch = z.strictObject({
  ...common,
  /** The admin, or the user concerned. */
  userId: SerialId.optional(),
  /** `from` is inclusive, `until` exclusive. */
  from: EpochMs.optional(),
  until: EpochMs.optional(),
  limit: z.int().min(1).max(AUDIT_PAGE_MAX),
});
export type AuditSearch = z.infer<typeof AuditSearch>;

export const AuditQuery = z.strictObject({
  ...common,
  userId: SerialIdText.optional(),
  from: EpochMsText.optional(),
  until: EpochMsText.optional(),
  limit: CountText(AUDIT_PAGE_MAX).default(AUDIT_PAGE_DEFAULT),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
