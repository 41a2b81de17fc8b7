import { z } from 'zod';
import { defineCall } from '../routing/call.js';
import { Readiness } from './health.routes.js';

const common = { method: 'GET', tag: 'operation', access: 'public', limit: 'none', errors: [] } as const;

export const healthCalls = {
  alive: defineCall({
    ...common,
    path: '/healthz',
    summary: 'Whether the process lives',
    responses: { 200: { description: 'It does', body: z.object({ alive: z.literal(true) }) } },
  }),
  ready: defineCall({
    ...common,
    path: '/readyz',
    summary: 'Whether all that the product needs answers',
    responses: {
      200: { description: 'All of it', body: Readiness },
      503: { description: 'Not all of it', body: Readiness },
    },
  }),
};
