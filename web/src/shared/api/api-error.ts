import type { ErrorDetails } from '@rotadas/contracts/errors/error-body';

/** `status` is 0 if there was no response. */
export interface ApiError {
  status: number;
  /** For logs: `401: text`. */
  message: string;
  /** Turkish text for the user; null if the server sent none. */
  text: string | null;
  code: string | null;
  requestId: string | null;
  details: ErrorDetails | null;
}

/** The error for a missing response: no network, or the server is unavailable. */
export const unreachable = (reason: string): ApiError => ({
  status: 0,
  message: reason,
  text: null,
  code: null,
  requestId: null,
  details: null,
});

/** A code of the web app only: the server's response does not match its schema. */
export const RESPONSE_INVALID = 'response-invalid';

/**
 * The error for a successful response that does not match its schema. This happens in a page that
 * was opened before an upgrade of the server.
 */
export const invalidResponse = (reason: string): ApiError => ({
  ...unreachable(reason),
  status: 200,
  code: RESPONSE_INVALID,
});

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'requestId' in error;
}

export const isSignedOut = (error: unknown): boolean => isApiError(error) && error.status === 401;

export function errorText(error: unknown, fallback: string): string {
  return isApiError(error) && error.text !== null ? error.text : fallback;
}
