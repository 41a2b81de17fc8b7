import { expect } from '@playwright/test';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

test('the theme follows the device until the user chooses one, which is stored', async ({ browser }) => {
  const { page } = await signedIn(browser, product, 'Işık Gün', {
    prepare: (fresh) => fresh.emulateMedia({ colorScheme: 'dark' }),
  });
  const html = page.locator('html');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const dark = await background();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await background()).not.toBe(dark);

  await chooseInProfileMenu(page, 'Koyu tema');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await background()).toBe(dark);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await chooseInProfileMenu(page, 'Açık tema');
  await expect(html).toHaveAttribute('data-theme', 'light');
});
