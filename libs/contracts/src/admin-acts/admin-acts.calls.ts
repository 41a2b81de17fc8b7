import { defineCall } from '../routing/call.js';
import { AdminActPage, AdminActQuery } from './admin-act.js';
import { adminActsRoutes } from './admin-acts.routes.js';

export const adminActsCalls = {
  search: defineCall({
    method: 'GET',
    path: '/api/admin/acts',
    tag: 'admin',
    summary: 'A window onto what admins did, newest first, by person, kind and time; for admins',
    access: 'admin',
    limit: 'user',
    query: AdminActQuery,
    answers: { 200: { description: 'The window', body: AdminActPage } },
    errors: adminActsRoutes.search.errors,
  }),
};
