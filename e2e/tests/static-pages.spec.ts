import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

for (const path of ['/terms', '/about']) {
  test(`axe finds nothing on ${path}`, async ({ browser }) => {
    await expectAccessible(browser, product, path, async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/terms') await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
    });
  });
}
