import { expect, type Page, test } from '@playwright/test';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedInAdmin } from '../support/signed-in.ts';

const product = sharedProduct();

/** The page of the queues, as it opens in a tab of its own from the admin's. */
async function openQueues(page: Page): Promise<Page> {
  await chooseInProfileMenu(page, 'Yönetici Paneli');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Kuyruklar' }).click();
  return opened;
}

test('an admin opens the queues in a tab of their own, and looks at the jobs of one', async ({ browser }) => {
  const { page, context } = await signedInAdmin(browser, product);
  const board = await openQueues(page);
  await expect(board).toHaveURL(`${product.url}/admin/queues`);
  await expect(board).toHaveTitle(/Rotadaş · Kuyruklar/);
  await board.getByRole('link', { name: 'offer-expiry' }).first().click();
  await expect(board).toHaveURL(/\/admin\/queues\/queue\/offer-expiry/);
  // The sweep for providers that fell silent waits for its next time, beside the ends of offers.
  await board.getByRole('link', { name: /Gecikmeli/i }).click();
  await expect(board.getByRole('link', { name: /^(repeat:sweep|\d+-\d+)/ }).first()).toBeVisible();
  await context.close();
});

test('who opens the page of the queues by its address, without a session, is sent to the panel that gets one', async ({
  browser,
}) => {
  const { page, context } = await signedInAdmin(browser, product, { home: false });
  await page.goto(`${product.url}/admin/queues`);
  await expect(page).toHaveURL(`${product.url}/admin`);
  await expect(page.getByRole('button', { name: 'Kuyruklar' })).toBeVisible();
  await context.close();
});
