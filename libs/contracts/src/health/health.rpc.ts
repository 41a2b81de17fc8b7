import { z } from 'zod';
import { defineRpc } from '../protocol/rpc.js';

/** Whether a service reaches each of its servers, by name. */
export const ServerChecks = z.object({ checks: z.record(z.string(), z.boolean()) });
export type ServerChecks = z.infer<typeof ServerChecks>;

const request = z.strictObject({});

export const healthRpc = {
  agreements: defineRpc({ subject: 'agreements.readiness', request, reply: ServerChecks, errors: [] }),
  users: defineRpc({ subject: 'users.readiness', request, reply: ServerChecks, errors: [] }),
  providers: defineRpc({ subject: 'providers.readiness', request, reply: ServerChecks, errors: [] }),
  matching: defineRpc({ subject: 'matching.readiness', request, reply: ServerChecks, errors: [] }),
  notifications: defineRpc({
    subject: 'notifications.readiness',
    request,
    reply: ServerChecks,
    errors: [],
  }),
  reports: defineRpc({ subject: 'reports.readiness', request, reply: ServerChecks, errors: [] }),
};
export type HealthRpc = (typeof healthRpc)[keyof typeof healthRpc];
