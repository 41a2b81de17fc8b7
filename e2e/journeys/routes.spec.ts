import { expect } from '@playwright/test';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

/** Where a signed-out and a signed-in user get, and the title of the latter. */
const PATHS = {
  '/profile?edit=true': ['/greeting', '/profile?edit=true', /^Profil/],
  '/boyle-bir-sayfa-yok': ['/greeting', '/boyle-bir-sayfa-yok', /./],
  '/greeting': ['/greeting', '/greeting', /hoş geldin/],
  '/privacy': ['/terms', '/terms', /^Kullanım Koşulları/],
  '/gizlilik': ['/gizlilik', '/gizlilik', /^Gizlilik/],
  '/about': ['/about', '/about', /hakkında/],
  '/login': ['/login', '/', /^Harita/],
  '/kesfet': ['/kesfet', '/', /^Harita/],
} as const;

test('each path opens its screen, or another one if the session does not allow it', async ({
  browser,
  page: signedOut,
}) => {
  const { page } = await signedIn(browser, product, 'Yol Bilen', { home: false });
  for (const [path, [publicEnd, ownEnd, title]] of Object.entries(PATHS)) {
    await signedOut.goto(path);
    await expect.soft(signedOut, path).toHaveURL(publicEnd);
    await expect.soft(signedOut, path).toHaveTitle(/. · Rotadaş$/);
    await page.goto(path);
    await expect.soft(page, path).toHaveURL(ownEnd);
    await expect.soft(page, path).toHaveTitle(title);
  }
});

test('the links below the login load pages that need no script of it', async ({ page }) => {
  for (const [name, path, heading] of [
    ['Hakkında', '/about', /hakkında/],
    ['Kullanım Koşulları ve Gizlilik', '/terms', /^Kullanım Koşulları/],
  ] as const) {
    await page.goto('/login');
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(false);
  }
});

test('a spinner is shown until the session is known', async ({ page }) => {
  const held = Promise.withResolvers<undefined>();
  await page.route('**/api/config', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByText('Yükleniyor...', { exact: true })).toBeVisible();
  held.resolve(undefined);
  await expect(page).toHaveURL('/greeting');
  await expect(page.getByText('Yükleniyor...', { exact: true })).toBeHidden();
});
