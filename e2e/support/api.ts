import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './accounts.ts';
import type { RunningProduct } from './running-product.ts';

/** A stalled machine makes the product reject calls, ms. */
const RETRY_LIMIT_MS = 30_000;

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export async function callApi(
  product: RunningProduct,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { account, body }: { account?: Account | undefined; body?: unknown } = {},
): Promise<ApiResponse> {
  const response = await fetch(`${product.url}${path}`, {
    method,
    headers: {
      ...(account && { authorization: `Bearer ${account.idToken}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}

/** Repeats a rejected call after Retry-After; for the preparation of a test. */
export async function callUntilServed(...call: Parameters<typeof callApi>): Promise<ApiResponse> {
  const until = Date.now() + RETRY_LIMIT_MS;
  let response = await callApi(...call);
  while (response.status === 503 && Date.now() < until) {
    await delay(1_000 * Number(response.headers.get('retry-after')));
    response = await callApi(...call);
  }
  return response;
}

export const PROFILE = {
  gender: 'female',
  birthDate: '1990-05-17',
  phone: '0555 555 55 55',
  description: '',
};

export async function completeProfile(
  product: RunningProduct,
  account: Account,
  fullName: string,
): Promise<void> {
  for (const [path, body] of [
    ['/api/users/accept-terms', undefined],
    ['/api/users/profile', { ...PROFILE, fullName }],
  ] as const) {
    const response = await callUntilServed(product, 'POST', path, { account, body });
    if (response.status >= 300)
      throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
  }
}

export async function makeProvider(
  product: RunningProduct,
  account: Account,
  fullName: string,
): Promise<number> {
  const me = await callUntilServed(product, 'GET', '/api/users/me', { account });
  await completeProfile(product, account, fullName);
  return (me.body as { id: number }).id;
}
