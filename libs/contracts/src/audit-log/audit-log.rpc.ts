import { z } from 'zod';
import { Admin } from '../primitives/admin.js';
import { defineRpc } from '../protocol/rpc.js';
import { AuditEntry, AuditPage, AuditSearch } from './audit-entry.js';

export const auditLogRpc = {
  /** Idempotent by ID. */
  record: defineRpc({
    subject: 'reports.audit-log.record',
    request: AuditEntry,
    reply: z.object({}),
    errors: [],
  }),
  search: defineRpc({
    subject: 'reports.audit-log.search',
    request: z.strictObject({
      admin: Admin,
      search: AuditSearch,
    }),
    reply: AuditPage,
    errors: ['admin-required'],
  }),
};
