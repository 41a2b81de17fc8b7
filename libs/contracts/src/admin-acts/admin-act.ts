import { z } from 'zod';
import { SerialId, SerialIdText } from '../primitives/serial-id.js';
import { EpochMs, EpochMsText } from '../primitives/timestamp.js';

/**
 * What an admin did: set the status of a report, or asked for a change of a queue, which may have
 * failed.
 */
export const AdminActKind = z.enum(['report-status', 'queue-change', 'queue-change-failed']);
export type AdminActKind = z.infer<typeof AdminActKind>;

/** The most characters of what an act was done to, and of each of its facts. */
const TEXT_MAX = 200;

/**
 * One act of an admin, as it is kept for good. People are in it by their ids alone, and nothing
 * that anybody typed.
 */
export const AdminAct = z.object({
  /** The same wherever the act is told again, so that it is kept once. */
  id: z.uuid(),
  at: EpochMs,
  adminId: SerialId,
  kind: AdminActKind,
  /** Of what: the id of the report, or the name of the queue; empty where it was all of them. */
  target: z.string().max(TEXT_MAX),
  /** Whom it was about: who opened the report; null where it was about nobody. */
  userId: SerialId.nullable(),
  /** What else is to be said, by name: statuses before and after, the action, the job. */
  facts: z.record(z.string().max(40), z.string().max(TEXT_MAX)),
  /** The request that it was done by. */
  requestId: z.string().max(TEXT_MAX).nullable(),
});
export type AdminAct = z.infer<typeof AdminAct>;

/** Most acts of one page. */
const ADMIN_ACT_PAGE_MAX = 100;
const ADMIN_ACT_PAGE_DEFAULT = 30;

/** Where a page begins: behind the act of that moment and id. */
export const AdminActCursor = z.string().regex(/^\d{1,15}_[0-9a-f-]{36}$/);

/** A window onto the acts, newest first. */
export const AdminActPage = z.object({
  acts: z.array(AdminAct),
  /** Pass as `before` for the page after this one; null on the last. */
  next: AdminActCursor.nullable(),
});
export type AdminActPage = z.infer<typeof AdminActPage>;

const common = {
  kind: AdminActKind.optional(),
  before: AdminActCursor.optional(),
};

/** Which acts are wanted, as it crosses NATS. */
export const AdminActSearch = z.strictObject({
  ...common,
  /** Who did it, or whom it was about. */
  person: SerialId.optional(),
  /** From this moment on, and before that one. */
  from: EpochMs.optional(),
  until: EpochMs.optional(),
  limit: z.int().min(1).max(ADMIN_ACT_PAGE_MAX),
});
export type AdminActSearch = z.infer<typeof AdminActSearch>;

/** The query of GET /api/admin/acts. */
export const AdminActQuery = z.strictObject({
  ...common,
  person: SerialIdText.optional(),
  from: EpochMsText.optional(),
  until: EpochMsText.optional(),
  limit: z.coerce.number().int().min(1).max(ADMIN_ACT_PAGE_MAX).default(ADMIN_ACT_PAGE_DEFAULT),
});
export type AdminActQuery = z.infer<typeof AdminActQuery>;
