import { expect, test } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { goOffline, newOnline } from '../support/go-online.ts';
import { openAs, signIn } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { ANKARA, signedIn } from '../support/signed-in.ts';

const product = sharedProduct();

/** On the road from Bolu to Düzce, shortly before Bolu. */
const BOLU = { latitude: 40.73, longitude: 31.65 };

test('the inbox leads to the very offer, also after the sign-in, until it is gone', async ({ browser }) => {
  const name = `Giden ${String(Date.now()).slice(-6)}`;
  const { page, context, account } = await signedIn(browser, product, 'Bekleyen Kişi', { home: false });
  const body = { from: { placeId: 'province-14' }, to: { placeId: 'province-81' } };
  expect((await callApi(product, 'POST', '/api/saved-routes', { account, body })).status).toBe(201);
  const way = { from: 'Bolu', to: 'Düzce', type: 'companion' };
  const provider = await newOnline(product, name, BOLU, way);

  await page.goto('/bildirimler');
  const told = page.getByRole('link', { name: new RegExp(name) });
  await expect(async () => {
    await page.reload();
    await expect(told).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const link = (await told.getAttribute('href')) ?? '';
  expect(new URL(link, product.url).searchParams.get('nereden')).toMatch(/@province-14$/);
  await told.click();
  const info = page.getByRole('dialog', { name: `${name} bilgileri` });
  await expect(info).toContainText('Yolundan');
  await expect(page.getByLabel('Nereye', { exact: true })).toHaveValue('Düzce');
  expect(page.url()).not.toContain('teklif');
  await context.close();

  const later = await openAs(browser, product, { spot: ANKARA });
  await later.page.goto(link);
  await expect(later.page).toHaveURL(/\/greeting$/);
  await later.page.getByRole('link', { name: 'Devam Et' }).click();
  await signIn(later.page, account);
  await expect(later.page.getByRole('dialog', { name: `${name} bilgileri` })).toBeVisible();

  await goOffline(product, provider);
  await later.page.goto(link);
  await expect(later.page.getByText(/^Bu ilan artık yayında değil/)).toBeVisible();
  await later.context.close();
});
