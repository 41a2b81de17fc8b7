import { expect, test } from '@playwright/test';
import { openOnPhone } from '../../support/phone.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { adminAccount } from '../../support/signed-in.ts';

const product = sharedProduct();

test('a tap on a phone leaves no tooltip behind', async ({ browser }) => {
  const { page, context } = await openOnPhone(browser, product, await adminAccount(product));
  await page.clock.install();
  for (const name of ['Konumumu yenile', 'Konumuma odaklan', 'Hizmet ara']) {
    await page.getByRole('button', { name }).tap();
    await page.clock.runFor(2_000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  }
  await context.close();
});
