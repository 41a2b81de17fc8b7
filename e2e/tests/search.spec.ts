import { expect, test } from '@playwright/test';
import { expectAccessible, inEachLook } from '../support/accessibility.ts';
import { newOnline } from '../support/go-online.ts';
import { choosePlace } from '../support/places.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';

const product = sharedProduct();

/** On the road from Balıkesir to Bursa, shortly after Balıkesir. */
const BALIKESIR = { latitude: 39.62, longitude: 27.88 };

test('axe finds nothing on the search: suggestions, a question, and who goes the way', async ({
  browser,
}) => {
  await newOnline(product, 'Giden Kişi', BALIKESIR, {
    from: 'Balıkesir',
    to: 'Bursa',
    type: 'companion',
  });
  const { page, context } = await signedIn(browser, product, 'Gören Kişi');
  await page.getByLabel('Nereden', { exact: true }).fill('kadıköy');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, 'suggestions');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Hangi kadıköy?' }).getByRole('button').first()).toBeVisible();
  await expectAccessible(page, 'question');
  await choosePlace(page, 'Nereden', 'balıkesir', /^Balıkesir İl$/);
  await choosePlace(page, 'Nereye', 'bursa', /^Bursa İl$/);
  await expect(page.getByRole('list', { name: 'Yolundan geçenler' })).toBeVisible();
  const filters = page.getByRole('button', { name: 'Filtreler' });
  await filters.click();
  await inEachLook(page, async (as, width) => {
    // what is under the pointer has colours of its own; a phone has the panel in a sheet
    if (width > 1024) await filters.hover();
    await expectAccessible(page, `matches, ${as}`);
  });
  await context.close();
});
