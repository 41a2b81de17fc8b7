import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { idToken } from '../auth/firebase-auth.js';
import { apiErrorFrom, unreachable, type ApiError } from './api-error.js';

/** One call of the product's API. */
export interface ApiRequest {
  path: string;
  method?: 'GET' | 'POST' | 'PATCH';
  body?: unknown;
  /** Whether the call goes out without the bearer token (spec 7). */
  anonymous?: boolean;
}

async function headersOf(request: ApiRequest): Promise<Headers> {
  const headers = new Headers();
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  const token = request.anonymous === true ? null : await idToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/** Calls `/api/{path}` with JSON and the bearer token; any non-OK answer is a failure (spec 7). */
export const apiBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal }) => {
  try {
    const response = await fetch(`/api/${request.path}`, {
      method: request.method ?? 'GET',
      headers: await headersOf(request),
      credentials: 'same-origin',
      signal,
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    const text = await response.text();
    if (!response.ok) return { error: apiErrorFrom(response.status, response.statusText, text) };
    return { data: text === '' ? null : JSON.parse(text) };
  } catch (error) {
    return { error: unreachable(String(error)) };
  }
};
