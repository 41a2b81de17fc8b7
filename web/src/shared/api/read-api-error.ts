import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { type ApiError, unreachable } from './api-error.js';

/**
 * The failure that a non-OK answer means; its body is the contract's error body, or any text (spec
 * 8).
 */
export function apiErrorFrom(status: number, statusText: string, body: string): ApiError {
  const message = `${status}: ${body === '' ? statusText : body}`;
  const parsed = ErrorBody.safeParse(jsonOrNull(body));
  if (!parsed.success) return { ...unreachable(message), status };
  const { error, code, requestId, details } = parsed.data;
  return { status, message, text: error, code, requestId, details: details ?? null };
}

function jsonOrNull(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null; // not JSON: the caller shows the text itself
  }
}
