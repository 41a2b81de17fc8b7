import { expect, test } from '@playwright/test';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

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

test('every page is in Turkish and says what it is', async ({ page }) => {
  for (const path of ['/greeting', '/login', '/terms', '/about']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/.+ · Rotadaş$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /haritada/);
  }
});
