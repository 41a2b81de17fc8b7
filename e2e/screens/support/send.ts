import type { Account } from '../../support/accounts.ts';
import { callApi } from '../../support/api.ts';
import type { RunningProduct } from '../../support/running-product.ts';

export async function send(
  product: RunningProduct,
  account: Account | undefined,
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown,
): Promise<unknown> {
  if (!account) throw new Error(`${method} ${path}: nobody to ask as`);
  const answer = await callApi(product, method, path, { account, body });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
