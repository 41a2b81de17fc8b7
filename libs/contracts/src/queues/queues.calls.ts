import { defineCall } from '../protocol/call.js';

const common = { tag: 'admin', path: '/api/admin/session', access: 'admin', limit: 'user' } as const;

export const queuesCalls = {
  beginSession: defineCall({
    ...common,
    method: 'POST',
    summary: 'Sets the session cookie for /admin/queues, valid for at most 15 minutes. Admins only.',
    responses: { 204: { description: 'The cookie was set' } },
    errors: [],
  }),
  endSession: defineCall({
    ...common,
    method: 'DELETE',
    summary: 'Removes the session cookie for /admin/queues. Admins only.',
    responses: { 204: { description: 'The cookie was removed' } },
    errors: [],
  }),
};
