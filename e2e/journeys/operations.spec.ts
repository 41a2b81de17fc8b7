import { expect } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi, makeProvider } from '../support/api.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedInAdmin } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

test('an admin sees every instance, received positions, advice, and the jobs of a queue', async ({
  browser,
}) => {
  const driver = await makeAccount(product);
  await makeProvider(product, driver, 'Yük Taşıyan');
  const body = { latitude: 39.92, longitude: 32.85 };
  await callApi(product, 'POST', '/api/providers/location', { account: driver, body });
  const { page, context } = await signedInAdmin(browser, product);
  await test.step('opens the queues in a new tab', async () => {
    await chooseInProfileMenu(page, 'Yönetici paneli');
    const [board] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Kuyruklar' }).click(),
    ]);
    await expect(board).toHaveURL('/admin/queues');
    await board.getByRole('link', { name: 'offer-expiry' }).first().click();
    await expect(board).toHaveURL(/\/admin\/queues\/queue\/offer-expiry/);
    await board.getByRole('link', { name: /Gecikmeli/i }).click();
    await expect(board.getByRole('link', { name: /^(repeat:sweep|\d+-\d+)/ }).first()).toBeVisible();
    await board.close();
  });

  await test.step('reads the figures of operations', async () => {
    await page.goto('/admin/isletme');
    const positions = page.getByRole('article', { name: 'Gelen konumlar' });
    await expect(positions).toBeVisible();
    for (const service of ['gateway', 'users', 'providers', 'reports', 'matching', 'notifications'])
      await expect(page.getByRole('heading', { name: new RegExp(`^${service} · `) })).toBeVisible();
    await expect(positions.getByRole('img', { name: /Gelen: .* en çok (0,0*)?[1-9]/ })).toBeVisible();
    await positions.getByText('Tablo olarak göster').click();
    await expect(positions.getByRole('row')).not.toHaveCount(1);
    await positions.getByText('Ne yapmalı?').click();
    await expect(positions.getByText(/telefonlar konumu yeniden gönderir/)).toBeVisible();
  });
});
