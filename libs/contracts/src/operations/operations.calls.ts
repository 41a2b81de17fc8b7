import { defineCall } from '../protocol/call.js';
import { OperationsView } from './operations-view.js';

export const operationsCalls = {
  view: defineCall({
    method: 'GET',
    path: '/api/admin/operations',
    tag: 'admin',
    summary: 'Returns the running instances of all services and the metrics of the last hour. Admins only.',
    access: 'admin',
    limit: 'user',
    responses: { 200: { description: 'The state as this gateway instance knows it', body: OperationsView } },
    errors: [],
  }),
};
