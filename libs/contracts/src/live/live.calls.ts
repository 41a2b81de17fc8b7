import { z } from 'zod';
import { defineCall } from '../routing/call.js';

export const liveCalls = {
  describe: defineCall({
    method: 'GET',
    path: '/api/asyncapi.json',
    tag: 'operation',
    summary: 'The description of the WebSocket /api/live, as AsyncAPI 3',
    access: 'public',
    limit: 'address',
    responses: { 200: { description: 'The description', body: z.record(z.string(), z.unknown()) } },
    errors: [],
  }),
};
