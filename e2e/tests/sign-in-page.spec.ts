import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();

let page: Page;
test.beforeEach(async ({ browser }) => void ({ page } = await openAs(browser, product)));
test.afterEach(() => page.context().close());

test('the footer links load /about and /terms anew', async () => {
  for (const [name, path] of [
    ['Hakkında', '/about'],
    ['Kullanım Koşulları ve Gizlilik', '/terms'],
  ] as const) {
    await page.goto('/login');
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${product.url}${path}`);
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(false);
  }
});
