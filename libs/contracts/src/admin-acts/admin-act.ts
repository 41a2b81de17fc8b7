import { z } from 'zod';
import { SerialId, SerialIdText } from '../primitives/serial-id.js';
import { EpochMs, EpochMsText } from '../primitives/timestamp.js';

/** A changed status of a report, or a requested change of a queue, which may have failed. */
export const AdminActKind = z.enum(['report-status', 'queue-change', 'queue-change-failed']);
export type AdminActKind = z.infer<typeof AdminActKind>;

const TEXT_MAX = 200;

/** An entry of the audit log. It names people by id only and contains no typed text. */
export const AdminAct = z.object({
  /** The same for a repeated request, so that the entry is stored once. */
  id: z.uuid(),
  at: EpochMs,
  adminId: SerialId,
  kind: AdminActKind,
  /** The id of the report or the name of the queue; empty for all queues. */
  target: z.string().max(TEXT_MAX),
  /** Who opened the report; null if no user is concerned. */
  userId: SerialId.nullable(),
  /** Further facts by name: statuses before and after, the action, the job. */
  facts: z.record(z.string().max(40), z.string().max(TEXT_MAX)),
  requestId: z.string().max(TEXT_MAX).nullable(),
});
export type AdminAct = z.infer<typeof AdminAct>;

const ADMIN_ACT_PAGE_MAX = 100;
const ADMIN_ACT_PAGE_DEFAULT = 30;

/** The position of an entry in the log: `time_id`. */
export const AdminActCursor = z.string().regex(/^\d{1,15}_[0-9a-f-]{36}$/);

/** A page of the audit log, newest first. */
export const AdminActPage = z.object({
  acts: z.array(AdminAct),
  /** Pass as `before` for the next page; null on the last. */
  next: AdminActCursor.nullable(),
});
export type AdminActPage = z.infer<typeof AdminActPage>;

const common = {
  kind: AdminActKind.optional(),
  before: AdminActCursor.optional(),
};

export const AdminActSearch = z.strictObject({
  ...common,
  /** The admin, or the user concerned. */
  person: SerialId.optional(),
  /** `from` is inclusive, `until` exclusive. */
  from: EpochMs.optional(),
  until: EpochMs.optional(),
  limit: z.int().min(1).max(ADMIN_ACT_PAGE_MAX),
});
export type AdminActSearch = z.infer<typeof AdminActSearch>;

export const AdminActQuery = z.strictObject({
  ...common,
  person: SerialIdText.optional(),
  from: EpochMsText.optional(),
  until: EpochMsText.optional(),
  limit: z.coerce.number().int().min(1).max(ADMIN_ACT_PAGE_MAX).default(ADMIN_ACT_PAGE_DEFAULT),
});
export type AdminActQuery = z.infer<typeof AdminActQuery>;
