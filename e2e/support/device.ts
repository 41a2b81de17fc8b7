import { NewDevice } from '@rotadas/contracts/devices/device';
import { devicesCalls } from '@rotadas/contracts/devices/devices.calls';
import type { Account } from './accounts.ts';
import { callUntilServed } from './api.ts';
import type { DeviceRequest } from './fixtures/device-requests.ts';
import type { RunningProduct } from './running-product.ts';

export async function addDevice(product: RunningProduct, account: Account): Promise<NewDevice> {
  const body = { name: 'Telefonum' };
  return NewDevice.parse((await callUntilServed(product, 'POST', '/api/devices', { account, body })).body);
}

export async function sendAsDevice(
  product: RunningProduct,
  { method, query = '', headers = {}, body }: DeviceRequest,
) {
  const url = `${product.url}${devicesCalls.storeDevicePosition.path}${query}`;
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
  return {
    status: response.status,
    text: await response.text(),
    retryAfter: response.headers.get('retry-after'),
  };
}
