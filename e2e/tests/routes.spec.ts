import { expect, test } from '@playwright/test';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

const SIGNED_OUT = {
  '/greeting': '/greeting',
  '/login': '/login',
  '/terms': '/terms',
  '/privacy': '/terms',
  '/about': '/about',
  '/': '/greeting',
  '/profile': '/greeting',
  '/profile?edit=true': '/greeting',
  '/boyle-bir-sayfa-yok': '/greeting',
};

test('signed out, each address ends where it should', async ({ page }) => {
  for (const [path, end] of Object.entries(SIGNED_OUT)) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeAttached();
    await expect.soft(page, path).toHaveURL(product.url + end);
  }
});

test('signed out, /admin goes to / and so ends at /greeting', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const replace = history.replaceState.bind(history);
    history.replaceState = (state, unused, url) => {
      seen.push(String(url));
      replace(state, unused, url);
    };
    Object.assign(window, { seenAddresses: seen });
  });
  await page.goto('/admin');
  await expect(page).toHaveURL(`${product.url}/greeting`);
  const seen = await page.evaluate(() => (window as unknown as { seenAddresses: string[] }).seenAddresses);
  expect(seen.filter((address) => address !== 'undefined' && address !== '/admin')).toEqual([
    '/',
    '/greeting',
  ]);
});

test("a spinner with 'Yükleniyor...' shows while it is not known who is there", async ({ page }) => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/config', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByText('Yükleniyor...', { exact: true })).toBeVisible();
  answer();
  await expect(page).toHaveURL(`${product.url}/greeting`);
  await expect(page.getByText('Yükleniyor...', { exact: true })).toBeHidden();
});

const SIGNED_IN = {
  '/': ['/', /^Harita/],
  '/profile': ['/profile', /^Profil/],
  '/profile?edit=true': ['/profile?edit=true', /^Profil/],
  '/greeting': ['/greeting', /hoş geldin/],
  '/terms': ['/terms', /^Kullanım Koşulları/],
  '/privacy': ['/terms', /^Kullanım Koşulları/],
  '/about': ['/about', /Hakkında/],
  '/login': ['/', /^Harita/],
} as const;

test('signed in, each address ends where it should, any other at the not-found screen', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, product, 'Yol Bilen', { home: false });
  for (const [path, [end, title]] of Object.entries(SIGNED_IN)) {
    await page.goto(path);
    await expect.soft(page, path).toHaveTitle(title);
    await expect.soft(page, path).toHaveURL(product.url + end);
  }
  await page.goto('/boyle-bir-sayfa-yok');
  await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true })).toBeVisible();
  await expect(
    page.getByText('Did you forget to add the page to the router?', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/boyle-bir-sayfa-yok`);
  await page.getByRole('link', { name: 'Haritaya dön' }).click();
  await expect(page).toHaveTitle(/^Harita/);
  await context.close();
});

test('every page is in Turkish and says what it is', async ({ page }) => {
  for (const path of ['/greeting', '/login', '/terms', '/about']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/.+ · Rotadaş$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /haritada/);
  }
});
