import { type Account, knownAccount } from '../../support/accounts.ts';
import { callApi } from '../../support/api.ts';
import type { RunningProduct } from '../../support/running-product.ts';
import { DEMO_PROVIDERS, emailOf, spotOf } from './demo-providers.ts';

/** Distance driven, degrees: enough for a heading. */
const DRIVEN = 0.001;

/** Moves every provider to its place, so that its marker is fresh, or near it (`on-the-way`). */
export async function drive(product: RunningProduct, to: 'on-the-way' | 'arrived'): Promise<void> {
  await Promise.all(
    DEMO_PROVIDERS.map(async (provider, index) => {
      const account = await knownAccount(product, emailOf(index));
      const { latitude, longitude } = spotOf(provider);
      const short = to === 'arrived' ? 0 : DRIVEN;
      await send(product, account, 'POST', '/api/providers/location', {
        latitude: latitude - short * Math.cos(index),
        longitude: longitude - short * Math.sin(index),
      });
    }),
  );
}

export async function send(
  product: RunningProduct,
  account: Account | undefined,
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown,
): Promise<unknown> {
  if (!account) throw new Error(`${method} ${path}: no account`);
  const response = await callApi(product, method, path, { account, body });
  if (response.status >= 300) throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
  return response.body;
}
