import { defineCall } from '../protocol/call.js';

const common = { tag: 'admin', path: '/api/admin/session', access: 'admin', limit: 'user' } as const;

export const queuesCalls = {
  beginSession: defineCall({
    ...common,
    method: 'POST',
    summary:
      'Begins the session of the admin for /admin/queues: a cookie, valid for 15 minutes. Admins only.',
    responses: { 204: { description: 'The cookie was set' } },
    errors: [],
  }),
  endSession: defineCall({
    ...common,
    method: 'DELETE',
    summary: 'Ends the session of the admin for /admin/queues. Admins only.',
    responses: { 204: { description: 'The cookie was removed' } },
    errors: [],
  }),
};
