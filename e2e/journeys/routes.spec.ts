import { expect } from '@playwright/test';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

const SIGNED_OUT = {
  '/': '/greeting',
  '/profile?edit=true': '/greeting',
  '/admin': '/greeting',
  '/boyle-bir-sayfa-yok': '/greeting',
  '/?yayin=5': '/greeting',
  '/?nereden=Ankara&nereye=Konya#map=8/39/32': '/kesfet?nereden=Ankara&nereye=Konya#map=8/39/32',
  '/kesfet': '/kesfet',
  '/privacy': '/terms',
};

test('a signed-out user reads the public pages, and is redirected to the greeting from any other', async ({
  page,
}) => {
  for (const [path, end] of Object.entries(SIGNED_OUT)) {
    await page.goto(path);
    await expect.soft(page, path).toHaveURL(end);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeAttached();
    await expect.soft(page, path).toHaveTitle(/. · Rotadaş$/);
  }
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

const SIGNED_IN = {
  '/profile?edit=true': ['/profile?edit=true', /^Profil/],
  '/greeting': ['/greeting', /hoş geldin/],
  '/privacy': ['/terms', /^Kullanım Koşulları/],
  '/about': ['/about', /hakkında/],
  '/login': ['/', /^Harita/],
  '/kesfet': ['/', /^Harita/],
} as const;

test('a signed-in user opens each screen by its path, and the not-found screen by any other', async ({
  browser,
}) => {
  const { page } = await signedIn(browser, product, 'Yol Bilen', { home: false });
  for (const [path, [end, title]] of Object.entries(SIGNED_IN)) {
    await page.goto(path);
    await expect.soft(page, path).toHaveTitle(title);
    await expect.soft(page, path).toHaveURL(end);
  }
  await page.goto('/admin');
  await expect(page.getByText('Bu sayfaya erişim yetkiniz bulunmamaktadır.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/boyle-bir-sayfa-yok');
  await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true })).toBeVisible();
  await expect(
    page.getByText('Did you forget to add the page to the router?', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/boyle-bir-sayfa-yok');
  await page.getByRole('link', { name: 'Haritaya dön' }).click();
  await expect(page).toHaveTitle(/^Harita/);
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
