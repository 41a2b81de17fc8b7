import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { apiFails } from '../support/calls.ts';
import { blockForeignHosts, chooseGoogleAccount, withoutGoogle } from '../support/google-account.ts';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';

const product = sharedProduct();

test('a Google sign-in that cannot be done is told in the words of the specification', async ({
  browser,
}) => {
  const { page, context } = await openAs(browser, product);
  await blockForeignHosts(context);
  await page.getByRole('button', { name: 'Google ile devam et' }).click();
  await expect(page.getByText('Google Giriş Hatası', { exact: true })).toBeVisible();
  await expect(page.getByText('Google ile giriş yapılırken bir hata oluştu.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Giriş Yap', exact: true })).toBeEnabled();
  await context.close();
});

test('a registration on the server that fails after Google is told as a failure of Google', async ({
  browser,
}) => {
  const { page, context } = await openAs(browser, product);
  await withoutGoogle(context);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await apiFails(page, 'users/register', 500);
  await chooseGoogleAccount(page, `google-${randomUUID()}@rotadas.example`);
  await expectToast(
    page,
    'Google Giriş Hatası',
    'Google ile giriş yapılırken bir hata oluştu.',
    'Birazdan yeniden dene.',
  );
  expect(logged.join('\n')).toContain('Kullanıcı kaydedilemedi');
  await expect(page).toHaveURL(`${product.url}/login`);
  await context.close();
});

test('the window of Google measures 500 by 600, and closing it is told 8 s after that is noticed', async ({
  browser,
}) => {
  const { page, context } = await openAs(browser, product);
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
  await page.clock.runFor(2_200); // looked for every 2 s
  await expect(page.getByText('Google Giriş Hatası', { exact: true })).toBeVisible();
  // The text of the specification stands alone; what to do follows in a line of its own.
  await expect(page.getByText('Google ile giriş yapılırken bir hata oluştu.', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Giriş penceresi işlem bitmeden kapandı. Devam etmek için düğmeye yeniden bas.', {
      exact: true,
    }),
  ).toBeVisible();
  await context.close();
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test('an iPhone has what the Google window needs before the click, so that the click opens it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.url, userAgent: IPHONE });
  await withoutGoogle(context);
  const page = await context.newPage();
  const helper = page.waitForResponse('https://apis.google.com/js/api.js*');
  await page.goto('/login');
  await helper; // nobody has clicked
  await expect(page.locator('iframe[src*="/emulator/auth/iframe"]')).toHaveCount(1);
  const requests: string[] = [];
  page.on('request', (request) => {
    // the helper's own frame fetches the script once more whenever it is ready
    if (request.frame() === page.mainFrame()) requests.push(request.url());
  });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Google ile devam et' }).click(),
  ]);
  expect(requests.filter((url) => url.includes('apis.google.com'))).toEqual([]);
  await popup.close();
  await context.close();
});

/**
 * Opens the login at the address of the auth emulator, for a browser keeps the storage of two sites
 * apart.
 */
async function openBesideEmulator(browser: Browser): Promise<Page> {
  const { port } = new URL(product.url);
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
  await withoutGoogle(context);
  const page = await context.newPage();
  // as a browser that blocks windows
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Google ile devam et' }).click();
  await page.waitForURL(/\/emulator\/auth\/handler/);
  return page;
}

test('where the browser blocks the window Google’s page takes its place, and leads back signed in and recorded', async ({
  browser,
}) => {
  const email = `google-${randomUUID()}@rotadas.example`;
  const page = await openBesideEmulator(browser);
  const registered = page.waitForRequest('**/api/users/register');
  await page.locator('#add-account-button').click();
  await page.locator('#email-input').fill(email);
  await page.locator('#display-name-input').fill('Gülşen Google');
  await page.locator('#sign-in').click();
  expect((await registered).postDataJSON()).toMatchObject({ email, fullName: 'Gülşen Google' });
  await expect(page.getByRole('dialog', { name: 'Kullanım koşulları' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.context().close();
});

test('who comes back from Google’s page without an answer is told so, and stands at the form', async ({
  browser,
}) => {
  const page = await openBesideEmulator(browser);
  await page.goBack();
  await expect(page.getByText('Google Giriş Hatası', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Giriş Yap', exact: true })).toBeEnabled();
  await page.context().close();
});
