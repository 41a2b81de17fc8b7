import { z } from 'zod';
import { SerialId, SerialIdText } from '../primitives/serial-id.js';
import { EpochMs, EpochMsText } from '../primitives/timestamp.js';
import { AdminAct, AdminActKind } from './admin-act.js';

/** Most acts of one page. */
export const ADMIN_ACT_PAGE_MAX = 100;
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
