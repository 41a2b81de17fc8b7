import { expect } from '@playwright/test';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { moveTo, newOnline } from '../support/go-online.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { ANKARA, signedInAdmin } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

test('an admin sees every instance, received positions, and the jobs of a queue', async ({ browser }) => {
  const driver = await newOnline(product, 'Yük Taşıyan', ANKARA);
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
    await board.getByRole('link', { name: /GECİKMELİ/ }).click();
    await expect(board.getByRole('link', { name: 'SON İŞLER' })).toHaveCSS('text-transform', 'none');
    await expect(board.getByRole('link', { name: /^(repeat:sweep|\d+-\d+)/ }).first()).toBeVisible();
    await board.close();
  });

  await test.step('reads the figures of operations', async () => {
    await page.goto('/admin/isletme');
    const positions = page.getByRole('article', { name: 'Gelen konumlar' });
    await expect(positions).toBeVisible();
    for (const service of ServiceName.options)
      await expect(page.getByRole('heading', { name: new RegExp(`^${service} · `) })).toBeVisible();
    await expect(async () => {
      await moveTo(product, driver, ANKARA);
      const received = positions.getByRole('img', { name: /Gelen: .* en çok (0,0*)?[1-9]/ });
      await expect(received).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(positions.getByText('Şimdi')).toBeVisible();
    await expect(positions.getByText(/^[\d.,]+\/sn$/)).toHaveCount(3);
    await positions.locator('.u-over').hover();
    await expect(positions.getByText(/^\d\d:\d\d$/)).toBeVisible();
  });
});
