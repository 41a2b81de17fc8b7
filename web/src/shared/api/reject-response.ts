import { reportClientError } from '../log/client-errors.js';
import { type ApiError, invalidResponse } from './api-error.js';

/**
 * Reports a response that does not match its schema to the server's log, and returns the error for
 * the caller.
 */
export function rejectResponse(endpoint: string, reason: string): ApiError {
  const error = invalidResponse(`invalid response of ${endpoint}: ${reason}`);
  reportClientError('error', error);
  return error;
}
