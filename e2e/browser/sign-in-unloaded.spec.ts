import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, submitForm } from '../support/sign-in-page.ts';

const product = sharedProduct();

const NOT_LOADED =
  'Giriş hizmeti yüklenemedi. İnternet bağlantını kontrol edip tekrar dene; olmazsa sayfayı yenile.';

for (const [what, address] of [
  ['the SDK of the identity provider', /\/assets\/firebase-(?!auth-)/],
  ['the configuration', '**/api/config'],
  ['the code behind the form', '**/assets/session-*.js'],
] as const) {
  test(`a login page that could not load ${what} shows an error, and works after a reload`, async ({
    page,
  }) => {
    const account = await makeAccount(product);
    await page.route(address, (route) => route.abort());
    await page.goto('/login');
    await submitForm(page, account);
    await expectToast(page, 'Giriş Hatası', NOT_LOADED);
    await expect(page.getByLabel('E-posta')).toHaveValue(account.email);
    await page.unroute(address);
    await page.getByRole('button', { name: 'Sayfayı yenile' }).last().click();
    await submitForm(page, account);
    await expect(page).toHaveURL('/');
  });
}

/** Opens a prerendered page; its scripts load when the result is called. */
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

test('the login form is visible before its scripts load, and a submit waits for them', async ({ page }) => {
  const account = await makeAccount(product);
  const start = await openDrawn(page, '/login');
  await submitForm(page, account);
  await expect(page).toHaveURL('/login'); // and no password in the address
  start();
  await expect(page).toHaveURL('/');
});

test('the greeting is visible before its scripts load, and its link opens the login', async ({ page }) => {
  const start = await openDrawn(page, '/greeting');
  await expect(page.getByRole('heading', { name: 'Yakınındakileri canlı gör' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Devam Et' })).toHaveAttribute('href', '/login');
  await page.getByRole('button', { name: '2. tanıtım' }).click();
  start();
  await expect(page.getByRole('heading', { name: 'Doğrudan konuş, anlaş' })).toBeVisible();
});
