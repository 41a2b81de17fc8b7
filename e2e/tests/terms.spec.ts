import { expect, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { countCalls } from '../support/calls.ts';
import { stopPolling } from '../support/clock.ts';
import { sharedProduct } from '../support/running-product.ts';
import { enter } from '../support/signed-in.ts';

const product = sharedProduct();

test('the terms dialog blocks /profile too, while /terms stays readable', async ({ browser }) => {
  const account = await makeAccount(product);
  await callApi(product, 'GET', '/api/users/me', { account });
  const { page, context } = await enter(browser, product, account);
  const dialog = page.getByRole('dialog', { name: 'Kullanım Koşulları' });
  await page.goto('/profile');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: 'Kullanım koşullarının tamamını oku' }).click(),
  ]);
  await expect(terms.getByRole('heading', { name: /Koşulların değiştirilmesi/ })).toBeVisible();
  await expect(terms.getByRole('dialog')).toBeHidden();

  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Kabul Et ve Devam Et' }).click();
  await expect(dialog).toBeHidden();
  await context.close();
});

test('without accepted terms the calls that use the product are refused, and those that read are not', async () => {
  const account = await makeAccount(product);
  const service = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60 };
  const calls = [
    ['/api/users/profile', { fullName: 'Nil Arda' }],
    ['/api/services', service],
    ['/api/providers/status', { isOnline: true, service, latitude: 39.92, longitude: 32.85 }],
    ['/api/reports', { category: 'diger', description: 'Olmaz' }],
  ] as const;
  const answersOf = () =>
    Promise.all(calls.map(([path, body]) => callApi(product, 'POST', path, { account, body })));
  for (const { status, body } of await answersOf()) {
    const error = 'Devam etmek için kullanım koşullarını kabul etmelisiniz.';
    expect([status, body]).toMatchObject([403, { code: 'terms-unaccepted', error }]);
  }
  for (const path of ['/api/users/me', '/api/providers/active'])
    expect((await callApi(product, 'GET', path, { account })).status).toBe(200);
  const email = { email: account.email };
  expect((await callApi(product, 'POST', '/api/users/register', { account, body: email })).status).toBe(200);

  expect((await callApi(product, 'POST', '/api/users/accept-terms', { account })).status).toBe(200);
  const codes = (await answersOf()).map(({ body }) => (body as { code?: string }).code);
  expect(codes).toEqual([undefined, undefined, 'profile-incomplete', undefined]);
});

test('the terms dialog blocks home until the terms are accepted, and user info is asked for anew then', async ({
  browser,
}) => {
  const account = await makeAccount(product);
  await callApi(product, 'GET', '/api/users/me', { account });
  const { page, context } = await enter(browser, product, account);
  const dialog = page.getByRole('dialog', { name: 'Kullanım Koşulları' });
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5); // beside it
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();

  await dialog.getByRole('checkbox').check();
  await stopPolling(page);
  const asked = countCalls(page, /^\/api\/users\/me$/);
  await dialog.getByRole('button', { name: 'Kabul Et ve Devam Et' }).click();
  await expect.poll(asked).toBe(1);
  await page.clock.resume();
  await expect(dialog).toBeHidden();
  const me = await callApi(product, 'GET', '/api/users/me', { account });
  expect(me.body).toMatchObject({ termsAccepted: true });
  await context.close();
});
