import { defineCall } from '../protocol/call.js';
import { AuditPage, AuditQuery } from './audit-entry.js';
import { auditLogRpc } from './audit-log.rpc.js';

export const auditLogCalls = {
  search: defineCall({
    method: 'GET',
    path: '/api/admin/audit-log',
    tag: 'admin',
    summary:
      'Lists the actions of admins, newest first. Can be filtered by user, kind and time. Admins only.',
    access: 'admin',
    limit: 'user',
    query: AuditQuery,
    responses: { 200: { description: 'A page of the audit log', body: AuditPage } },
    errors: auditLogRpc.search.errors,
  }),
};
