import { defineCall } from '../protocol/call.js';
import { PublicConfig } from './public-config.js';

export const configCalls = {
  get: defineCall({
    method: 'GET',
    path: '/api/config',
    tag: 'operation',
    summary: 'Returns the public settings of the web app.',
    access: 'public',
    limit: 'address',
    responses: { 200: { description: 'The settings', body: PublicConfig } },
    errors: [],
  }),
};
