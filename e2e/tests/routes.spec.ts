import { type BrowserContext, expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { makeAccount } from '../support/accounts.ts';
import { completeProfile } from '../support/api.ts';
import { openAs, signIn } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

for (const [path, end] of [
  ['/greeting', '/greeting'],
  ['/login', '/login'],
  ['/terms', '/terms'],
  ['/privacy', '/terms'],
  ['/about', '/about'],
  ['/', '/greeting'],
  ['/profile', '/greeting'],
  ['/profile?edit=true', '/greeting'],
  ['/boyle-bir-sayfa-yok', '/greeting'],
] as const) {
  test(`signed out, ${path} ends at ${end}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page).toHaveURL(product.url + end);
  });
}

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

test.describe('signed in', () => {
  let context: BrowserContext;
  test.beforeAll(async ({ browser }) => {
    const account = await makeAccount(product);
    await completeProfile(product, account, 'Yol Bilen');
    const person = await openAs(browser, product, { spot: { latitude: 39.97, longitude: 32.86 } });
    context = person.context;
    await signIn(person.page, account);
    await person.page.close();
  });
  test.afterAll(() => context.close());

  for (const [path, end, title] of [
    ['/', '/', /^Harita/],
    ['/profile', '/profile', /^Profil/],
    ['/profile?edit=true', '/profile?edit=true', /^Profil/],
    ['/greeting', '/greeting', /hoş geldin/],
    ['/terms', '/terms', /^Kullanım Koşulları/],
    ['/privacy', '/terms', /^Kullanım Koşulları/],
    ['/about', '/about', /Hakkında/],
    ['/login', '/', /^Harita/],
  ] as const) {
    test(`signed in, ${path} ends at ${end}`, async () => {
      const page = await context.newPage();
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page).toHaveURL(product.url + end);
      await page.close();
    });
  }

  test('signed in, any other path shows the not-found screen', async () => {
    const page = await context.newPage();
    await page.goto('/boyle-bir-sayfa-yok');
    await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true })).toBeVisible();
    await expect(
      page.getByText('Did you forget to add the page to the router?', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/boyle-bir-sayfa-yok`);
    await page.getByRole('link', { name: 'Haritaya dön' }).click();
    await expect(page).toHaveTitle(/^Harita/);
    await page.close();
  });
});

test('every page is in Turkish and says what it is', async ({ page }) => {
  for (const path of ['/greeting', '/login', '/terms', '/about']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/.+ · Rotadaş$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /haritada/);
  }
});

test('axe finds nothing on the login page', async ({ browser }) => {
  await expectAccessible(browser, product, '/login', (page) =>
    expect(page.getByRole('heading', { name: 'Giriş Sayfası' })).toBeVisible(),
  );
});
