import { expect } from '@playwright/test';
import { callApi, callUntilServed, PROFILE } from '../support/api.ts';
import { goOffline, newProvider } from '../support/go-online.ts';
import { uniqueMark } from '../support/in-letters.ts';
import { sharedProduct } from '../support/running-product.ts';
import { ANKARA, signedIn } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

const SERVICE = { type: 'companion', from: 'Ankara', to: 'Kırşehir', duration: 60, womenOnly: true };

test('a women-only offer is requested by women, and ends if its provider is none', async ({ browser }) => {
  const name = `Sürücü ${uniqueMark()}`;
  const driver = await newProvider(product, name);
  const call = (path: string, body: object) =>
    callUntilServed(product, 'POST', path, { account: driver.account, body });
  const online = await call('/api/providers/status', { isOnline: true, service: SERVICE, ...ANKARA });
  expect(online.status).toBe(200);
  const { page, account } = await signedIn(browser, product, 'Yolcu Kişi');
  const link = `/?nereden=Ankara&nereye=Kırşehir&teklif=${driver.id}`;
  await page.goto(link);
  const info = page.getByRole('dialog', { name: `${name} bilgileri` });
  await expect(info.getByText('Yalnız kadınlar')).toBeVisible();
  await expect(info.getByRole('button', { name: /^İste/ })).toBeVisible();

  const profile = { ...PROFILE, fullName: 'Yolcu Kişi', gender: 'male' };
  await callUntilServed(product, 'POST', '/api/users/profile', { account, body: profile });
  await page.goto(link);
  await expect(info.getByText(/^Bu ilan yalnız kadınlar için/)).toBeVisible();
  await expect(page.getByRole('button', { name: `İste: ${name}` })).toHaveCount(0);
  const body = { offer: { providerId: driver.id }, quantity: 1 };
  const refused = await callApi(product, 'POST', '/api/agreements', { account, body });
  expect(refused).toMatchObject({ status: 403, body: { code: 'women-only-offer' } });

  await call('/api/users/profile', { ...PROFILE, fullName: name, gender: 'other' });
  await expect
    .poll(async () => (await callApi(product, 'GET', '/api/users/me', { account: driver.account })).body)
    .toMatchObject({ isOnline: false });
  await goOffline(product, driver);
});
