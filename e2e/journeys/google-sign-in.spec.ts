import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { apiFails } from '../support/stub-calls.ts';
import { chooseGoogleAccount, fillGoogleAccount, withoutGoogle } from '../support/google-account.ts';
import { openLogin } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { ANKARA } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const PICTURE = resolve(import.meta.dirname, '../../web/public/icons/icon-192.png');

const product = sharedProduct();

test('a new user signs in with the Google popup, with name, e-mail and picture of the Google account', async ({
  browser,
}) => {
  const email = `google-${randomUUID()}@rotadas.example`;
  const { page, context } = await openLogin(browser, product, { spot: ANKARA });
  await withoutGoogle(context);
  await context.route('https://lh3.googleusercontent.com/a/gulsen', (route) =>
    route.fulfill({ path: PICTURE, contentType: 'image/png' }),
  );
  const registered = page.waitForRequest('**/api/users/register');
  await chooseGoogleAccount(page, email);
  const request = await registered;
  expect(request.postDataJSON()).toEqual({
    email,
    fullName: 'Gülşen Google',
    profileImage: 'https://lh3.googleusercontent.com/a/gulsen',
  });
  expect(await request.headerValue('authorization')).toMatch(/^Bearer [\w-]+\./);
  await expect(page).toHaveURL('/');

  const terms = page.getByRole('dialog', { name: 'Kullanım koşulları' });
  await terms.getByRole('checkbox').check();
  await terms.getByRole('button', { name: 'Kabul et ve devam et' }).click();
  await expect(terms).toBeHidden();
  await page.goto('/profile?edit=true');
  await expect(page.getByLabel('Adı Soyadı (Zorunlu)')).toHaveValue('Gülşen Google');
  await expect(page.getByText(email)).toBeVisible();
  const picture = page.getByRole('img', { name: 'Profil fotoğrafın' });
  await expect(picture).toHaveAttribute('src', 'https://lh3.googleusercontent.com/a/gulsen');
});

const FAILED = 'Google ile giriş yapılırken bir hata oluştu.';

test('a registration that the server rejects after Google is shown as a Google sign-in failure', async ({
  browser,
}) => {
  const { page, context } = await openLogin(browser, product);
  await withoutGoogle(context);
  await apiFails(page, 'users/register', 500);
  await chooseGoogleAccount(page, `google-${randomUUID()}@rotadas.example`);
  await expectToast(page, 'Google Giriş Hatası', FAILED, 'Birazdan tekrar dene.');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Giriş Yap', exact: true })).toBeEnabled();
});

test('the Google window is 500 by 600, and closing it is reported after 8 s', async ({ browser }) => {
  const { page, context } = await openLogin(browser, product);
  await withoutGoogle(context);
  await page.clock.install();
  await page.goto('/login');
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (url, name, features) => {
      Object.assign(window, { features });
      return open(url, name, features);
    };
  });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Google ile devam et' }).click(),
  ]);
  const features = await page.evaluate(() => (window as unknown as { features: string }).features);
  expect(features).toMatch(/width=500\b.*height=600\b|height=600\b.*width=500\b/);
  await popup.locator('#add-account-button').waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await popup.close();
  await page.clock.runFor(7_900);
  await expect(page.getByText('Google Giriş Hatası', { exact: true })).toBeHidden();
  await page.clock.runFor(2_200); // the SDK looks every 2 s
  const hint = 'Giriş penceresi işlem bitmeden kapandı. Devam etmek için düğmeye yeniden bas.';
  await expectToast(page, 'Google Giriş Hatası', FAILED, hint);
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test('an iPhone loads the Google scripts before the click, so that the click may open the window', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.url, userAgent: IPHONE });
  await withoutGoogle(context);
  const page = await context.newPage();
  const helper = page.waitForResponse('https://apis.google.com/js/api.js*');
  await page.goto('/login');
  await helper;
  await expect(page.locator('iframe[src*="/emulator/auth/iframe"]')).toHaveCount(1);
  const requests: string[] = [];
  page.on('request', (request) => {
    // The helper's own frame requests the script again whenever it is ready.
    if (request.frame() === page.mainFrame()) requests.push(request.url());
  });
  await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Google ile devam et' }).click(),
  ]);
  expect(requests.filter((url) => url.includes('apis.google.com'))).toEqual([]);
});

test('if the browser blocks the window, Google’s page replaces the app; Back fails the sign-in, an account completes it', async ({
  browser,
}) => {
  const email = `google-${randomUUID()}@rotadas.example`;
  // At the host of the auth emulator, since a browser partitions the storage of two sites.
  const baseURL = `http://127.0.0.1:${new URL(product.url).port}`;
  const context = await browser.newContext({ baseURL });
  await withoutGoogle(context);
  const page = await context.newPage();
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  const openGooglePage = async () => {
    await page.getByRole('button', { name: 'Google ile devam et' }).click();
    await page.waitForURL(/\/emulator\/auth\/handler/);
  };
  await page.goto('/login');
  await openGooglePage();
  await page.goBack();
  await expect(page.getByText('Google Giriş Hatası', { exact: true })).toBeVisible();

  await openGooglePage();
  const registered = page.waitForRequest('**/api/users/register');
  await fillGoogleAccount(page, email);
  expect((await registered).postDataJSON()).toMatchObject({ email, fullName: 'Gülşen Google' });
  await expect(page.getByRole('dialog', { name: 'Kullanım koşulları' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});
