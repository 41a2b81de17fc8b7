import { defineCall } from '../protocol/call.js';
import { ClientError } from './client-error.js';

export const clientErrorsCalls = {
  report: defineCall({
    method: 'POST',
    path: '/api/client-errors',
    tag: 'operation',
    summary: 'Reports an error of the web app. Must not contain personal data.',
    access: 'public',
    limit: 'address',
    body: ClientError,
    responses: { 204: { description: 'The error was recorded' } },
    errors: [],
  }),
};
