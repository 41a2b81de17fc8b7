import { z } from 'zod';
import { defineCall } from '../protocol/call.js';

export const liveCalls = {
  describe: defineCall({
    method: 'GET',
    path: '/api/asyncapi.json',
    tag: 'operation',
    summary: 'Returns the AsyncAPI 3 document of the WebSocket /api/live.',
    access: 'public',
    limit: 'address',
    responses: { 200: { description: 'The AsyncAPI document', body: z.record(z.string(), z.unknown()) } },
    errors: [],
  }),
};
