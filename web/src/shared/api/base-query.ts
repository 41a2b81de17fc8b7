import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { idToken } from '../auth/firebase-auth.js';
import { type ApiError, unreachable } from './api-error.js';
import { apiErrorFrom } from './read-api-error.js';

/** One call of the product's API. */
export interface ApiRequest {
  path: string;
  method?: 'GET' | 'POST' | 'PATCH';
  body?: unknown;
  /** Whether the call goes out without the bearer token (spec 7). */
  anonymous?: boolean;
}

/** A token that the gateway refuses is renewed at most this often, ms: a renewal that does not help is not repeated. */
const RENEWAL_MS = 60_000;
let renewedAt = -Infinity;

async function headersOf(request: ApiRequest): Promise<Headers> {
  const headers = new Headers();
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  const token = request.anonymous === true ? null : await idToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

async function send(request: ApiRequest, signal: AbortSignal): Promise<Response> {
  return fetch(`/api/${request.path}`, {
    method: request.method ?? 'GET',
    headers: await headersOf(request),
    credentials: 'same-origin',
    signal,
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
}

/** Whether the identity provider should be asked for a new token: it also tells then when the session is over (spec 4). */
async function renewed(request: ApiRequest, status: number): Promise<boolean> {
  if (status !== 401 || request.anonymous === true || Date.now() - renewedAt < RENEWAL_MS) return false;
  renewedAt = Date.now();
  return (await idToken({ renewed: true })) !== null;
}

/** Calls `/api/{path}` with JSON and the bearer token; any non-OK answer is a failure (spec 7). */
export const apiBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal }) => {
  try {
    let response = await send(request, signal);
    if (await renewed(request, response.status)) response = await send(request, signal);
    const text = await response.text();
    if (!response.ok) return { error: apiErrorFrom(response.status, response.statusText, text) };
    return { data: text === '' ? null : JSON.parse(text) };
  } catch (error) {
    return { error: unreachable(String(error)) };
  }
};
