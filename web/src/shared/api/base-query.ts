import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Call } from '@rotadas/contracts/protocol/call';
import { type ApiError, unreachable } from './api-error.js';
import { CALL_TIMEOUT_MS } from '../loading/call-timeout.js';
import { idToken, signOut } from '../auth/firebase-auth.js';
import { notifyExpiry } from '../auth/session-end.js';
import { repeatBotCheck } from '../auth/repeat-bot-check.js';
import { withTimeout } from '../loading/with-timeout.js';
import { logWarning } from '../log/log.js';
import { jsonOrNull } from '../storage/read-stored.js';
import { requestTerms } from '../terms/terms-request.js';

/** `body` is the error body of the contract or, from a proxy, any text. */
export function apiErrorFrom(status: number, statusText: string, body: string): ApiError {
  const message = `${status}: ${body === '' ? statusText : body}`;
  const parsed = ErrorBody.safeParse(jsonOrNull(body));
  if (!parsed.success) return { ...unreachable(message), status };
  const { error, code, requestId, details } = parsed.data;
  return { status, message, text: error, code, requestId, details: details ?? null };
}

export interface ApiRequest {
  target: string;
  method?: Call['method'];
  body?: unknown;
  anonymous?: boolean;
  /** Resolves to null instead of failing on this status. */
  nullOn?: number;
}

/**
 * Minimum interval of token renewals, ms. A renewal may not help, and must not repeat with each
 * call.
 */
const RENEWAL_INTERVAL_MS = 60_000;
let renewedAt = -Infinity;
let renewedToken: string | null = null;

async function buildHeaders(request: ApiRequest): Promise<Headers> {
  const headers = new Headers();
  const { body } = request;
  if (body !== undefined) headers.set('content-type', body instanceof Blob ? body.type : 'application/json');
  const token = request.anonymous === true ? null : await idToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

const toBody = (body: unknown) => (body instanceof Blob ? body : JSON.stringify(body));

/** The timeout includes a renewal of the token, although that cannot be aborted. */
async function send(request: ApiRequest, signal: AbortSignal) {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const headers = await withTimeout(buildHeaders(request), CALL_TIMEOUT_MS);
  if (headers === null) throw new Error('the token was not renewed in time');
  const response = await fetch(request.target, {
    method: request.method ?? 'GET',
    headers,
    credentials: 'same-origin',
    signal: AbortSignal.any([signal, timeout]),
    ...(request.body !== undefined && { body: toBody(request.body) }),
  });
  return { response, authorization: headers.get('authorization') };
}

/**
 * Renews the token for later calls, or detects the end of the session. Does not retry the failed
 * call.
 */
function renewToken(): void {
  if (Date.now() - renewedAt < RENEWAL_INTERVAL_MS) return;
  renewedAt = Date.now();
  idToken({ renewed: true }).then(
    (token) => (renewedToken = token),
    (error: unknown) => logWarning('renewing the token failed', error),
  );
}

/** Whether the server rejects a token that was just renewed: the user signed out on all devices. */
function isSessionOver(error: ApiError, authorization: string | null): boolean {
  const isFresh = Date.now() - renewedAt < RENEWAL_INTERVAL_MS && authorization === `Bearer ${renewedToken}`;
  return isFresh && error.code === 'token-invalid';
}

function endSession(): void {
  renewedToken = null; // Concurrent calls end the session once
  notifyExpiry();
  signOut().catch((error: unknown) => logWarning('signing out failed', error));
}

type Result = { data: unknown } | { error: ApiError };

/** What the user can do about an error, after which the call is repeated once. */
const REMEDIES = new Map<string | null, () => Promise<boolean>>([
  // A check expires some minutes after the sign-in.
  ['bot-check-required', repeatBotCheck],
  ['terms-unaccepted', requestTerms],
]);

export const apiBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal }) => {
  const result = await query(request, signal);
  const remedy = 'error' in result ? REMEDIES.get(result.error.code) : undefined;
  return remedy && (await remedy()) ? query(request, signal) : result;
};

async function query(request: ApiRequest, signal: AbortSignal): Promise<Result> {
  try {
    const { response, authorization } = await send(request, signal);
    const text = await response.text();
    const error = response.ok ? null : apiErrorFrom(response.status, response.statusText, text);
    if (error?.status === 401 && request.anonymous !== true) {
      if (isSessionOver(error, authorization)) endSession();
      else renewToken();
    }
    if (response.status === request.nullOn) return { data: null };
    if (error) return { error };
    return { data: text === '' ? null : JSON.parse(text) };
  } catch (error) {
    return { error: unreachable(String(error)) };
  }
}
