import { expect, test } from '@playwright/test';
import { sharedProduct } from '../support/running-product.ts';
import { signedInAdmin } from '../support/signed-in.ts';

const product = sharedProduct();

test('who opens the page of the queues by its address, without a session, is sent to the panel that gets one', async ({
  browser,
}) => {
  const { page, context } = await signedInAdmin(browser, product, { home: false });
  await page.goto(`${product.url}/admin/queues`);
  await expect(page).toHaveURL(`${product.url}/admin`);
  await expect(page.getByRole('button', { name: 'Kuyruklar' })).toBeVisible();
  await context.close();
});
