import { defineCall } from '../routing/call.js';

const common = { tag: 'admin', path: '/api/admin/session', access: 'admin', limit: 'user' } as const;

export const queuesCalls = {
  beginSession: defineCall({
    ...common,
    method: 'POST',
    summary: 'Gets the cookie with which /admin/queues may be opened for 15 minutes; for admins',
    responses: { 204: { description: 'The cookie is set' } },
    errors: [],
  }),
  endSession: defineCall({
    ...common,
    method: 'DELETE',
    summary: 'Ends all such sessions of the admin; for admins',
    responses: { 204: { description: 'They are over' } },
    errors: [],
  }),
};
