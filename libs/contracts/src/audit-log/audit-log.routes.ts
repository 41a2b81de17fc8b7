import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRoute } from '../routing/route.js';
import { AuditEntry, AuditPage, AuditSearch } from './audit-entry.js';

export const auditLogRoutes = {
  /** Idempotent by id. */
  record: defineRoute({
    subject: 'reports.record-admin-act',
    request: AuditEntry,
    reply: z.object({}),
    errors: [],
  }),
  search: defineRoute({
    subject: 'reports.search-admin-acts',
    request: z.strictObject({
      admin: z.strictObject({ userId: SerialId, isAdmin: z.boolean() }),
      search: AuditSearch,
    }),
    reply: AuditPage,
    errors: ['admin-required'],
  }),
};
