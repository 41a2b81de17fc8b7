import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRoute } from '../routing/route.js';
import { AdminAct, AdminActPage, AdminActSearch } from './admin-act.js';

/** Routes of the audit log, which the reports service stores. */
export const adminActsRoutes = {
  /** Idempotent by id. */
  record: defineRoute({
    subject: 'reports.record-admin-act',
    request: AdminAct,
    reply: z.object({}),
    errors: [],
  }),
  search: defineRoute({
    subject: 'reports.search-admin-acts',
    request: z.strictObject({
      admin: z.strictObject({ userId: SerialId, isAdmin: z.boolean() }),
      search: AdminActSearch,
    }),
    reply: AdminActPage,
    errors: ['admin-required'],
  }),
};
