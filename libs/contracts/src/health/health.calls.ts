import { z } from 'zod';
import { defineCall } from '../protocol/call.js';
import { Readiness } from './health.rpc.js';

const common = { method: 'GET', tag: 'operation', access: 'public', limit: 'none', errors: [] } as const;

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
    summary: 'Checks readiness: whether all services and servers respond.',
    responses: {
      200: { description: 'Everything responds', body: Readiness },
      503: { description: 'At least one dependency does not respond', body: Readiness },
    },
  }),
};
