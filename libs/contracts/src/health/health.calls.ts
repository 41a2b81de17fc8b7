import { z } from 'zod';
import { defineCall } from '../protocol/call.js';

const common = { method: 'GET', tag: 'operation', access: 'public', limit: 'none', errors: [] } as const;

const Ready = z.object({ ready: z.boolean() });

export const healthCalls = {
  alive: defineCall({
    ...common,
    path: '/healthz',
    summary: 'Checks liveness: whether the process is running.',
    responses: { 200: { description: 'The process is running', body: z.object({ alive: z.literal(true) }) } },
  }),
  ready: defineCall({
    ...common,
    path: '/readyz',
    summary: 'Checks readiness: whether this process can serve. Services and databases are not checked.',
    responses: {
      200: { description: 'It has started and is connected to NATS', body: Ready },
      503: { description: 'It is starting, or not connected to NATS', body: Ready },
    },
  }),
};
