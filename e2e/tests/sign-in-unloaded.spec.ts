import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, submitForm } from '../support/sign-in-page.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

const NOT_LOADED =
  'Giriş hizmeti yüklenemedi. İnternet bağlantını kontrol edip yeniden dene; olmazsa sayfayı yenile.';

const CONFIGURATION = '**/api/config';

/** What a newcomer's first submit may find missing. */
const MISSING = {
  'the identity provider’s SDK': /\/assets\/firebase-(?!auth-)/,
  'the configuration': CONFIGURATION,
  'the code behind the form': '**/assets/store-*.js',
};

/**
 * Whether the browser fetches a module again that it could not have before. Chromium 153 keeps the
 * failure until the page is loaded anew, as HTML's module map had it; Chromium 156 fetches again.
 */
async function fetchesFailedModulesAgain(page: Page): Promise<boolean> {
  const address = '**/assets/probe.js';
  const load = () => page.evaluate((path) => import(path).then(Boolean, () => false), '/assets/probe.js');
  await page.goto('/about');
  await page.route(address, (route) => route.abort());
  await load();
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const fetched = await load();
  await page.unroute(address);
  return fetched;
}

for (const [what, address] of Object.entries(MISSING)) {
  test(`who cannot load ${what} is told so at the submit, and the next submit or a new load of the page has it`, async ({
    page,
  }) => {
    const account = await makeAccount(product);
    const fetchesAgain = await fetchesFailedModulesAgain(page);
    await page.route(address, (route) => route.abort());
    await page.goto('/login');
    await submitForm(page, account);
    await expectToast(page, 'Giriş Hatası', NOT_LOADED);
    await expect(page.getByLabel('E-posta')).toHaveValue(account.email);
    await page.unroute(address);
    await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
    if (address === CONFIGURATION || fetchesAgain) return expect(page).toHaveURL(`${product.url}/`);
    await page.getByRole('button', { name: 'Sayfayı yenile' }).last().click();
    await submitForm(page, account);
    await expect(page).toHaveURL(`${product.url}/`);
  });
}

test('who cannot load the identity provider’s SDK may load the page anew from the message', async ({
  page,
}) => {
  await page.route(MISSING['the identity provider’s SDK'], (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Google ile devam et' }).click();
  await expectToast(page, 'Google Giriş Hatası', NOT_LOADED);
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  await page.getByRole('button', { name: 'Sayfayı yenile' }).click();
  await expect.poll(() => page.evaluate(() => 'sameLoad' in window)).toBe(false);
});

/**
 * Holds the page's modules back, so that it stands as the build drew it; the answer lets them go.
 */
async function openDrawn(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the login form is there before its scripts, and a submit waits for them, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const account = await makeAccount(product);
    const start = await openDrawn(page, '/login');
    await submitForm(page, account);
    await expect(page).toHaveURL(`${product.url}/login`); // and no password in the address
    start();
    await expect(page).toHaveURL(`${product.url}/`);
  });
}

test('the greeting is there before its scripts, and its way on leads to the login', async ({ page }) => {
  const start = await openDrawn(page, '/greeting');
  await expect(page.getByRole('heading', { name: 'Yakınındakileri canlı gör' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Devam Et' })).toHaveAttribute('href', '/login');
  await page.getByRole('button', { name: '2. tanıtım' }).click();
  start();
  await expect(page.getByRole('heading', { name: 'Doğrudan konuş, anlaş' })).toBeVisible();
});
