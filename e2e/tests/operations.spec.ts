import { expect, test } from '@playwright/test';
import { expectAccessible, inEachLook } from '../support/accessibility.ts';
import { makeAccount } from '../support/accounts.ts';
import { callApi, makeProvider } from '../support/api.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedInAdmin } from '../support/signed-in.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

test('an admin sees every copy, what came in under load, and what to do; axe finds nothing', async ({
  browser,
}) => {
  const { page, context } = await signedInAdmin(browser, product, { home: false });
  const driver = await makeAccount(product);
  await makeProvider(product, driver, 'Yük Taşıyan');
  await page.goto('/admin/isletme');
  const positions = page.getByRole('article', { name: 'Gelen konumlar' });
  await expect(positions).toBeVisible();
  for (const service of ['gateway', 'users', 'providers', 'reports', 'matching', 'notifications'])
    await expect(page.getByRole('heading', { name: new RegExp(`^${service} · `) })).toBeVisible();

  await expect(async () => {
    const body = { latitude: 39.92, longitude: 32.85 };
    for (let sent = 0; sent < 10; sent += 1)
      await callApi(product, 'POST', '/api/providers/location', { account: driver, body });
    const value = positions.locator('dd').first();
    expect(await value.textContent({ timeout: 1_000 })).toMatch(/^[1-9]|^0,\d*[1-9]/);
  }).toPass({ timeout: 60_000 });
  await expect(positions.getByRole('img', { name: /Gelen: en az .* en çok .* şimdi/ })).toBeVisible();
  await expect(positions.locator('canvas')).toBeVisible();

  await positions.getByText('Tablo olarak göster').click();
  await expect(positions.getByRole('row')).not.toHaveCount(1);
  await positions.getByRole('link', { name: 'Gelen konumlar: ne yapmalı?' }).click();
  await expect(page).toHaveURL('/admin/isletme#positionsnotstored');
  await expect(page.getByRole('heading', { name: 'Konumlar saklanmıyor' })).toBeInViewport();
  await inEachLook(page, (as) => expectAccessible(page, `operations, ${as}`));
  await context.close();
});
