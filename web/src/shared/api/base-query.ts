import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Call } from '@rotadas/contracts/routing/call';
import { type ApiError, unreachable } from './api-error.js';
import { idToken } from '../auth/firebase-auth.js';
import { logWarning } from '../log/log.js';

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

/** How long a call may take, ms; the gateway itself waits 4 s for a service. */
export const CALL_TIMEOUT_MS = 15_000;

/** One call of the product's API. */
export interface ApiRequest {
  /** From the root on, with the query. */
  target: string;
  method?: Call['method'];
  body?: unknown;
  /** Whether the call goes out without the bearer token (spec 7). */
  anonymous?: boolean;
  /** Whether a 401 yields null in place of a failure (spec 7). */
  nullOn401?: boolean;
}

/**
 * A token that the gateway refuses is renewed at most this often, ms: a renewal that does not help
 * is not repeated.
 */
const RENEWAL_MS = 60_000;
let renewedAt = -Infinity;

async function buildHeaders(request: ApiRequest): Promise<Headers> {
  const headers = new Headers();
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  const token = request.anonymous === true ? null : await idToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

async function send(request: ApiRequest, signal: AbortSignal): Promise<Response> {
  return fetch(request.target, {
    method: request.method ?? 'GET',
    headers: await buildHeaders(request),
    credentials: 'same-origin',
    signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]),
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
}

/**
 * After a 401 the identity provider is asked for a new token, for the calls to come, and tells when
 * the session is over (spec 4). The refused call itself is not repeated (spec 7: no retries).
 */
function renewToken(): void {
  if (Date.now() - renewedAt < RENEWAL_MS) return;
  renewedAt = Date.now();
  idToken({ renewed: true }).catch((error: unknown) => logWarning('renewing the token failed', error));
}

/**
 * Sends a request with JSON and the bearer token; any non-OK answer is a failure, a 401 where
 * wished null (spec 7).
 */
export const apiBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal }) => {
  try {
    const response = await send(request, signal);
    const text = await response.text();
    if (response.status === 401 && request.anonymous !== true) renewToken();
    if (response.status === 401 && request.nullOn401 === true) return { data: null };
    if (!response.ok) return { error: apiErrorFrom(response.status, response.statusText, text) };
    return { data: text === '' ? null : JSON.parse(text) };
  } catch (error) {
    return { error: unreachable(String(error)) };
  }
};
