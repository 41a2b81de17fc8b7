import { defineCall } from '../routing/call.js';
import { OperationsQuery, OperationsView } from './operations-view.js';

export const operationsCalls = {
  view: defineCall({
    method: 'GET',
    path: '/api/admin/operations',
    tag: 'admin',
    summary: 'Which copies of the services run, and the figures of the last hour; for admins',
    access: 'admin',
    limit: 'user',
    query: OperationsQuery,
    responses: { 200: { description: 'What this gateway knows', body: OperationsView } },
    errors: [],
  }),
};
