import { expect } from '@playwright/test';
import { type Account, makeAccount } from './accounts.ts';
import { callApi, callUntilServed, makeProvider } from './api.ts';
import type { Spot } from './person.ts';
import type { RunningProduct } from './running-product.ts';

export interface OnlineProvider {
  readonly account: Account;
  readonly id: number;
}

interface OnlineOptions {
  type?: string;
  from?: string;
  to?: string;
  description?: string;
}

const online: [product: RunningProduct, account: Account][] = [];

export async function goOnline(
  product: RunningProduct,
  account: Account,
  spot: Spot,
  { type = 'taxi', from = 'Ankara', to = 'Eskişehir', description = '' }: OnlineOptions = {},
): Promise<void> {
  const service = { type, from, to, description, duration: 60 };
  const body = { isOnline: true, service, latitude: spot.latitude, longitude: spot.longitude };
  const { status } = await callUntilServed(product, 'POST', '/api/providers/status', { account, body });
  expect(status).toBe(200);
  online.push([product, account]);
}

export async function newProvider(product: RunningProduct, fullName: string): Promise<OnlineProvider> {
  const account = await makeAccount(product);
  return { account, id: await makeProvider(product, account, fullName) };
}

export async function newOnline(
  product: RunningProduct,
  fullName: string,
  spot: Spot,
  options: OnlineOptions = {},
): Promise<OnlineProvider> {
  const provider = await newProvider(product, fullName);
  await goOnline(product, provider.account, spot, options);
  return provider;
}

export async function allGoOffline(): Promise<void> {
  for (const [product, account] of online.splice(0)) await goOffline(product, { account });
}

export async function goOffline(
  product: RunningProduct,
  { account }: Pick<OnlineProvider, 'account'>,
): Promise<void> {
  await callApi(product, 'POST', '/api/providers/status', { account, body: { isOnline: false } });
}

export async function moveTo(
  product: RunningProduct,
  { account }: Pick<OnlineProvider, 'account'>,
  spot: Spot,
): Promise<void> {
  const body = { latitude: spot.latitude, longitude: spot.longitude };
  const { status } = await callUntilServed(product, 'POST', '/api/providers/location', { account, body });
  expect(status).toBeLessThan(300);
}
