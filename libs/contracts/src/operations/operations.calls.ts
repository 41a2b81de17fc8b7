import { defineCall } from '../protocol/call.js';
import { OperationsView } from './operations-view.js';
import { ProductStatus } from './product-status.js';

const common = { method: 'GET', tag: 'admin', access: 'admin', limit: 'user', errors: [] } as const;

export const operationsCalls = {
  view: defineCall({
    ...common,
    path: '/api/admin/operations',
    summary: 'Returns the running instances of all services and the metrics of the last hour. Admins only.',
    responses: { 200: { description: 'The state as this gateway instance knows it', body: OperationsView } },
  }),
  status: defineCall({
    ...common,
    path: '/api/admin/status',
    summary: 'Checks which services and servers respond, and lists all instances. Admins only.',
    responses: { 200: { description: 'What responds, whether or not all does', body: ProductStatus } },
  }),
};
