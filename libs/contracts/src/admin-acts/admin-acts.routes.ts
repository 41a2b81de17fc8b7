import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRoute } from '../routing/route.js';
import { AdminAct, AdminActPage, AdminActSearch } from './admin-act.js';

/** The questions about what admins did; the reports service keeps the log. */
export const adminActsRoutes = {
  /** Keeps an act that another part is about to do; the same id again adds nothing. */
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
