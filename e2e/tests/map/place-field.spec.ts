import { expect, type Page, test } from '@playwright/test';
import { mapReady } from '../../support/map.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { signedIn } from '../../support/signed-in.ts';

const product = sharedProduct();

/**
 * More letters than React takes drawings that leave something to do, each sent as soon as the last
 * one is taken.
 */
const TYPED = 'Afyonkarahisar Sandıklı Dinar Denizli Aydın İzmir Manisa Balıkesir Bursa Ine';

for (const [where, id, open] of [
  ['search', '#search-to', () => Promise.resolve()],
  [
    'offer',
    '#offer-from',
    (page: Page) => page.getByRole('button', { name: 'Yayına geç', exact: true }).click(),
  ],
] as const) {
  test(`a place typed as fast as keys can be sent keeps all its letters: ${where}`, async ({ browser }) => {
    const { page, context } = await signedIn(browser, product, 'Hızlı Yazan');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await mapReady(page);
    await open(page);
    const field = page.locator(id);
    await field.pressSequentially(TYPED);
    await expect(field).toHaveValue(TYPED);
    expect(errors).toEqual([]);
    await context.close();
  });
}
