import { expect } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, submitForm, toRegistration } from '../support/sign-in-page.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();
const UNKNOWN = { email: 'biri@rotadas.example', password: 'parola-123' };

interface Sent {
  readonly action: string;
  readonly token: string;
}

test('each submit sends a new bot-check token for its action, which the gateway accepts once', async ({
  browser,
}) => {
  const { page } = await openAs(browser, product);
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/bot-check/verify')) sent.push(request.postDataJSON() as Sent);
  });
  await submitForm(page, UNKNOWN);
  await expectToast(page, 'Giriş Hatası', 'Email veya şifre hatalı.');
  await page.getByRole('button', { name: 'Kapat' }).click();
  await submitForm(page, UNKNOWN);
  await expectToast(page, 'Giriş Hatası', 'Email veya şifre hatalı.');
  await toRegistration(page);
  await submitForm(page, { ...UNKNOWN, email: (await makeAccount(product)).email });
  await expectToast(page, 'Kayıt Hatası', 'Bu email adresi zaten kullanımda.');
  expect(sent.map(({ action }) => action)).toEqual(['login', 'login', 'register']);
  expect(new Set(sent.map(({ token }) => token)).size).toBe(3);
  const again = await page.request.post('/api/bot-check/verify', { data: sent[0] });
  expect(again.status()).toBe(403);
});
