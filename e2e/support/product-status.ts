import { ProductStatus } from '@rotadas/contracts/operations/product-status';
import type { Account } from './accounts.ts';
import { callApi } from './api.ts';
import type { RunningProduct } from './running-product.ts';

/** Whether all services and servers respond; also false without a response. */
export async function isComplete(product: RunningProduct, admin: Account): Promise<boolean> {
  const response = await callApi(product, 'GET', '/api/admin/status', { account: admin }).catch(
    () => undefined,
  );
  return response?.status === 200 && ProductStatus.parse(response.body).isComplete;
}
