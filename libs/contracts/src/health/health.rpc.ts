import { z } from 'zod';
import { defineRpc } from '../protocol/rpc.js';

/** Whether each dependency responds, by name. */
export const Readiness = z.object({ checks: z.record(z.string(), z.boolean()) });
export type Readiness = z.infer<typeof Readiness>;

const request = z.strictObject({});

export const healthRpc = {
  users: defineRpc({ subject: 'users.readiness', request, reply: Readiness, errors: [] }),
  providers: defineRpc({ subject: 'providers.readiness', request, reply: Readiness, errors: [] }),
  matching: defineRpc({ subject: 'matching.readiness', request, reply: Readiness, errors: [] }),
  notifications: defineRpc({
    subject: 'notifications.readiness',
    request,
    reply: Readiness,
    errors: [],
  }),
  reports: defineRpc({ subject: 'reports.readiness', request, reply: Readiness, errors: [] }),
};
export type HealthRpc = (typeof healthRpc)[keyof typeof healthRpc];
