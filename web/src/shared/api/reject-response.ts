import { reportClientError } from '../log/client-errors.js';
import { type ApiError, invalidResponse } from './api-error.js';

/** The error of a response that does not fit its schema. Also reported to the server's log. */
export function rejectResponse(endpoint: string, reason: string): ApiError {
  const error = invalidResponse(`invalid response of ${endpoint}: ${reason}`);
  reportClientError('error', error);
  return error;
}
