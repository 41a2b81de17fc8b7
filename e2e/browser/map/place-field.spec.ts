import { expect, test } from '@playwright/test';
import { mapReady } from '../../support/map.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { signedIn } from '../../support/signed-in.ts';

const product = sharedProduct();

/** More letters than React allows nested updates. */
const TYPED = 'Afyonkarahisar Sandıklı Dinar Denizli Aydın İzmir Manisa Balıkesir Bursa Ine';

test('a place typed as fast as keys can be sent keeps all its letters', async ({ browser }) => {
  const { page } = await signedIn(browser, product, 'Hızlı Yazan');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await mapReady(page);
  const field = page.locator('#search-to');
  await field.pressSequentially(TYPED);
  await expect(field).toHaveValue(TYPED);
  expect(errors).toEqual([]);
});
