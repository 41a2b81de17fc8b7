import { z } from 'zod';
import { defineRoute } from '../routing/route.js';

/** Whether each dependency responds, by name. */
export const Readiness = z.object({ checks: z.record(z.string(), z.boolean()) });
export type Readiness = z.infer<typeof Readiness>;

const request = z.strictObject({});

export const healthRoutes = {
  users: defineRoute({ subject: 'users.readiness', request, reply: Readiness, errors: [] }),
  providers: defineRoute({ subject: 'providers.readiness', request, reply: Readiness, errors: [] }),
  matching: defineRoute({ subject: 'matching.readiness', request, reply: Readiness, errors: [] }),
  notifications: defineRoute({
    subject: 'notifications.readiness',
    request,
    reply: Readiness,
    errors: [],
  }),
  reports: defineRoute({ subject: 'reports.readiness', request, reply: Readiness, errors: [] }),
};
