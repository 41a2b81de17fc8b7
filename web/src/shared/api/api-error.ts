import type { ErrorDetails } from '@rotadas/contracts/errors/error-body';

/** A failed call: the HTTP status (0 when nothing answered) and what the server said. */
export interface ApiError {
  status: number;
  /** `401: text`, for logs (spec 8, generic). */
  message: string;
  /** Turkish text for the user; null when the server sent none. */
  text: string | null;
  code: string | null;
  requestId: string | null;
  details: ErrorDetails | null;
}

/** Nothing answered: no network, or the server is away. */
export const unreachable = (reason: string): ApiError => ({
  status: 0,
  message: reason,
  text: null,
  code: null,
  requestId: null,
  details: null,
});

/** Whether `error` is a failed call of the api. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'requestId' in error;
}

/** Whether a call failed because nobody is signed in any more. */
export const isSignedOut = (error: unknown): boolean => isApiError(error) && error.status === 401;

/** The server's own text of a failed call, else `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  return isApiError(error) && error.text !== null ? error.text : fallback;
}
