import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, providerAnswers, submitForm, toRegistration } from '../support/sign-in-page.ts';

const product = sharedProduct();

let page: Page;
test.beforeEach(async ({ browser }) => void ({ page } = await openAs(browser, product)));
test.afterEach(() => page.context().close());

/** The events of this tab, as text too, so that nothing in them goes unseen. */
async function events(): Promise<{ list: unknown; text: string }> {
  const text = await page.evaluate(() => sessionStorage.getItem('rotadas.analytics') ?? '[]');
  return { list: JSON.parse(text), text };
}

const expectEvents = (list: unknown[]) => expect.poll(async () => (await events()).list).toEqual(list);

test('login_attempt, login_error and login_success are told of an e-mail login, without personal data', async () => {
  const account = await makeAccount(product);
  await submitForm(page, { ...account, password: 'yanlis-parola' });
  await expectToast(page, 'Giriş Hatası', 'Email veya şifre hatalı.');
  await submitForm(page, account);
  await expect(page).toHaveURL(`${product.url}/`);
  await expectEvents([
    { name: 'login_attempt', method: 'email' },
    { name: 'login_error', method: 'email', code: 'wrong-password' },
    { name: 'login_attempt', method: 'email' },
    { name: 'login_success', method: 'email' },
  ]);
  const { text } = await events();
  expect(text).not.toContain(account.email);
  expect(text).not.toContain(account.password);
});

test('register_attempt, register_success and register_error are told of a registration', async () => {
  const form = { email: `olay-${randomUUID()}@rotadas.example`, password: 'parola-123' };
  await toRegistration(page);
  await submitForm(page, form);
  await expect(page.getByText('Başarılı', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Başka bir e-posta adresi kullan' }).click();
  await providerAnswers(page, 'accounts:signUp', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await submitForm(page, form);
  await expect(page.getByText('Kayıt Hatası', { exact: true })).toBeVisible();
  await expectEvents([
    { name: 'register_attempt', method: 'email' },
    { name: 'register_success', method: 'email' },
    { name: 'register_attempt', method: 'email' },
    { name: 'register_error', method: 'email', code: 'too-many-requests' },
  ]);
  expect((await events()).text).not.toContain(form.email);
});

test('recaptcha_error is told of a bot-check that stops a submission', async () => {
  await page.route('**/api/bot-check/challenge*', (route) => route.abort());
  await submitForm(page, { email: 'biri@rotadas.example', password: 'parola-123' });
  await expect(page.getByText('Güvenlik Kontrolü Hatası', { exact: true })).toBeVisible();
  await expectEvents([
    { name: 'login_attempt', method: 'email' },
    { name: 'recaptcha_error', action: 'login', reason: 'unavailable' },
  ]);
});

test('login_attempt and login_error are told of a Google sign-in', async () => {
  await page.context().route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => route.abort(),
  );
  await page.getByRole('button', { name: 'Google ile devam et' }).click();
  await expect(page.getByText('Google Giriş Hatası', { exact: true })).toBeVisible();
  await expectEvents([
    { name: 'login_attempt', method: 'google' },
    { name: 'login_error', method: 'google', code: 'internal-error' },
  ]);
});

test('link_click is told of each link in the footer of the login page', async () => {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Hakkında', exact: true }).click();
  await expect(page).toHaveURL(`${product.url}/about`);
  await page.goto('/login');
  await footer.getByRole('link', { name: 'Kullanım Koşulları ve Gizlilik', exact: true }).click();
  await expect(page).toHaveURL(`${product.url}/terms`);
  await expectEvents([
    { name: 'link_click', link: 'about' },
    { name: 'link_click', link: 'terms' },
  ]);
});
