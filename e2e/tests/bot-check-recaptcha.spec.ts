import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { completeProfile } from '../support/api.ts';
import { signIn } from '../support/person.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, submitForm, toRegistration } from '../support/sign-in-page.ts';

const STAND_IN = resolve(import.meta.dirname, '../support/recaptcha-stand-in.js');
const SOMEBODY = { email: 'biri@rotadas.example', password: 'parola-123' };

const product = sharedProduct();

interface StandIn {
  recaptchaStandIn: { asked: string[]; emptyFor: string | null };
}

let page: Page;
let verified: unknown[];

/**
 * The page as it is with a site key: Google's script and the gateway's verification are stood in
 * for.
 */
test.beforeEach(async ({ browser }) => {
  // The shared gateway has no key, so its content policy lets no script of Google's in.
  const context = await browser.newContext({ baseURL: product.url, bypassCSP: true });
  page = await context.newPage();
  verified = [];
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), recaptchaSiteKey: 'site-key' } });
  });
  await page.route('https://www.google.com/recaptcha/api.js*', (route) =>
    route.fulfill({ path: STAND_IN, contentType: 'text/javascript' }),
  );
  await page.route('**/api/bot-check/verify', (route) => {
    verified.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
});
test.afterEach(() => page.context().close());

const asked = () => page.evaluate(() => (window as unknown as StandIn).recaptchaStandIn.asked);

test('with a site key reCAPTCHA is asked for a token at each submit, and reset after it', async () => {
  await page.goto('/login');
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Giriş Hatası', 'Email veya şifre hatalı.');
  await expect.poll(asked).toEqual(['render site-key invisible', 'execute login', 'reset']);
  await toRegistration(page);
  await expect.poll(asked).toHaveLength(4);
  expect((await asked()).at(-1)).toBe('reset');
  await submitForm(page, { ...SOMEBODY, email: (await makeAccount(product)).email });
  await expectToast(page, 'Kayıt Hatası', 'Bu email adresi zaten kullanımda.');
  await expect.poll(async () => (await asked()).slice(4)).toEqual(['execute register', 'reset']);
  expect(verified).toEqual([
    { action: 'login', token: 'token 1 for login' },
    { action: 'register', token: 'token 2 for register' },
  ]);
});

test('an empty token stops the submission with the text of the specification', async () => {
  await page.goto('/login');
  await page.waitForFunction(() => 'recaptchaStandIn' in window);
  await page.evaluate(() => ((window as unknown as StandIn).recaptchaStandIn.emptyFor = 'login'));
  await submitForm(page, SOMEBODY);
  await expectToast(
    page,
    'Güvenlik Kontrolü Hatası',
    'Robot olmadığınızı doğrulayamadık. Lütfen tekrar deneyin.',
  );
  expect(verified).toEqual([]);
});

test('the script of reCAPTCHA failing to load stops the submission, and the next one tries again', async () => {
  await page.route('https://www.google.com/recaptcha/api.js*', (route) => route.abort());
  await page.goto('/login');
  await submitForm(page, SOMEBODY);
  await expectToast(
    page,
    'Güvenlik Kontrolü Hatası',
    'Güvenlik kontrolü yapılamadı. Lütfen tarayıcınızın güncel olduğundan emin olun ve tekrar deneyin.',
  );
  await page.unroute('https://www.google.com/recaptcha/api.js*');
  await page.route('https://www.google.com/recaptcha/api.js*', (route) =>
    route.fulfill({ path: STAND_IN, contentType: 'text/javascript' }),
  );
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Giriş Hatası', 'Email veya şifre hatalı.');
});

test('the badge of reCAPTCHA and its frames leave with the login page, and come back with it', async () => {
  const badge = page.locator('.grecaptcha-badge');
  const frames = page.locator('iframe[src*="/recaptcha/"]');
  await page.goto('/login');
  await expect(badge).toHaveCount(1);
  await expect(frames).toHaveCount(1);
  const account = await makeAccount(product);
  await completeProfile(product, account, 'Rozetsiz Kişi');
  await signIn(page, account);
  await expect(badge).toHaveCount(0);
  await expect(frames).toHaveCount(0);
  await chooseInProfileMenu(page, 'Çıkış yap');
  await page.getByRole('link', { name: 'Devam Et' }).click();
  await expect(page.getByLabel('E-posta')).toBeVisible();
  await expect(badge).toHaveCount(1);
  await expect(frames).toHaveCount(1);
});
