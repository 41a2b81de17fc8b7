import { expect, test } from '@playwright/test';
import { sharedProduct } from '../support/running-product.ts';

test('/api/docs works in a browser under the content policy, without external requests', async ({ page }) => {
  const product = sharedProduct();
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== product.url) foreign.push(request.url());
  });

  const response = await page.goto(`${product.url}/api/docs`);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect(page.getByRole('heading', { name: /Rotadaş API/ })).toBeVisible();
  await page.getByText('/api/providers/active').first().click();
  await expect(page.getByText('serviceType').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try it out' }).first().click();
  await page.getByRole('button', { name: 'Execute' }).first().click();
  await expect(page.locator('.live-responses-table tbody .response-col_status').first()).toContainText('200');

  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});
