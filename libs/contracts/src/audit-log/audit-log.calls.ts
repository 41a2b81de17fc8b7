import { defineCall } from '../routing/call.js';
import { AuditPage, AuditQuery } from './audit-entry.js';
import { auditLogRoutes } from './audit-log.routes.js';

export const auditLogCalls = {
  search: defineCall({
    method: 'GET',
    path: '/api/admin/acts',
    tag: 'admin',
    summary: 'A window onto what admins did, newest first, by person, kind and time; for admins',
    access: 'admin',
    limit: 'user',
    query: AuditQuery,
    responses: { 200: { description: 'The window', body: AuditPage } },
    errors: auditLogRoutes.search.errors,
  }),
};
