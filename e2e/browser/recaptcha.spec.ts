import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { completeProfile } from '../support/api.ts';
import { openLogin, signIn } from '../support/person.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { changeConfig } from '../support/stub-calls.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, submitForm } from '../support/sign-in-page.ts';
import { test } from '../support/test.ts';

const STAND_IN = resolve(import.meta.dirname, '../support/recaptcha-stand-in.js');

const product = sharedProduct();

test('with a site key each submit sends a reCAPTCHA token, and only the login page has the badge', async ({
  browser,
}) => {
  const { page } = await openLogin(browser, product, { bypassCSP: true });
  await changeConfig(page, { recaptchaSiteKey: 'site-key' });
  await page.route('https://www.google.com/recaptcha/api.js*', (route) =>
    route.fulfill({ path: STAND_IN, contentType: 'text/javascript' }),
  );
  const verified: unknown[] = [];
  await page.route('**/api/bot-check/verify', (route) => {
    verified.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  const calls = () => page.evaluate(() => (window as unknown as { recaptchaCalls: string[] }).recaptchaCalls);
  const parts = page.locator('.grecaptcha-badge, iframe[src*="/recaptcha/"]');
  const account = await makeAccount(product);
  await completeProfile(product, account, 'Rozetsiz Kişi');

  await page.goto('/login');
  await submitForm(page, { ...account, password: 'yanlis-parola' });
  await expectToast(page, 'Giriş Hatası', 'Email veya şifre hatalı.');
  await expect.poll(calls).toEqual(['render site-key invisible', 'execute login', 'reset']);
  await expect(parts).toHaveCount(2);
  await signIn(page, account);
  expect(verified).toEqual([
    { action: 'login', token: 'token 1 for login' },
    { action: 'login', token: 'token 2 for login' },
  ]);
  await expect(parts).toHaveCount(0);
  await chooseInProfileMenu(page, 'Çıkış yap');
  await page.getByRole('link', { name: 'Devam Et' }).click();
  await expect(page.getByLabel('E-posta')).toBeVisible();
  await expect(parts).toHaveCount(2);
});
