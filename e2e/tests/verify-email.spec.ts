import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import {
  expectToast,
  providerAnswers,
  submitForm,
  toRegistration,
  verificationLinks,
} from '../support/sign-in-page.ts';

const product = sharedProduct();

let page: Page;
test.beforeEach(async ({ browser }) => {
  ({ page } = await openAs(browser, product, { width: 360, height: 740 }));
});
test.afterEach(() => page.context().close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = () => page.getByRole('heading', { name: 'E-postanı doğrula', exact: true });

async function register(): Promise<string> {
  const email = `dogrula-${randomUUID()}@rotadas.example`;
  await toRegistration(page);
  await submitForm(page, { email, password: 'parola-123' });
  await expect(heading()).toBeVisible();
  return email;
}

/** Opens the link of the latest mail, as its reader would elsewhere. */
async function verify(email: string): Promise<void> {
  await page.request.get((await verificationLinks(product, email)).at(-1) ?? '');
}

test('after a registration a screen says to which address the mail went and what to do, and goes on once it is verified', async () => {
  const email = await register();
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect(heading()).toBeFocused();
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await button('Doğruladım, devam et').click();
  await expectToast(
    page,
    'Hata',
    'Lütfen önce email adresinizi doğrulayın. Doğrulama mailini tekrar göndermek için kayıt olma ekranına geçin.',
  );
  await expect(heading()).toBeVisible();
  await verify(email);
  await button('Doğruladım, devam et').click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('the mail can be sent again after a pause of 30 s, which is counted down', async () => {
  await page.clock.install();
  await page.goto('/login');
  const email = await register();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const waiting = page.getByRole('button', { name: /^Yeniden gönder \(\d+ sn\)$/ });
  await expect(waiting).toBeDisabled();
  const left = Number(/\d+/.exec(await waiting.innerText())?.[0]);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(30);
  await page.clock.runFor(5_000);
  await expect(waiting).toHaveText(`Yeniden gönder (${left - 5} sn)`);
  await page.clock.runFor(26_000);
  await page.clock.resume();
  await button('Bağlantıyı yeniden gönder').click();
  await expectToast(
    page,
    'Başarılı',
    'Doğrulama mailini yeniden gönderdik. Email adresine gelen doğrulama bağlantısına tıkla, sonra giriş yap.',
  );
  await expect(waiting).toBeDisabled();
  expect(await verificationLinks(product, email)).toHaveLength(2);
});

test('who signs in without having verified is led to the same screen, and may send the mail at once', async () => {
  const account = await makeAccount(product, { verified: false });
  await submitForm(page, account);
  await expect(heading()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(account.email);
  await button('Bağlantıyı yeniden gönder').click();
  await expect.poll(() => verificationLinks(product, account.email)).toHaveLength(1);
  await verify(account.email);
  await button('Doğruladım, devam et').click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('a change of the address leads back to the registration, with the e-mail kept and the passwords gone', async () => {
  const email = await register();
  await button('Başka bir e-posta adresi kullan').click();
  await expect(button('Kayıt Ol')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('');
});

test('a mail that cannot be sent again is told, and may be asked for anew without a pause', async () => {
  const account = await makeAccount(product, { verified: false });
  await submitForm(page, account);
  await expect(heading()).toBeVisible();
  await page.getByRole('button', { name: 'Kapat' }).click();
  await providerAnswers(page, 'accounts:sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await button('Bağlantıyı yeniden gönder').click();
  await expectToast(
    page,
    'Mail gönderilemedi',
    'Çok fazla deneme yapıldı. Lütfen birkaç dakika bekleyip tekrar dene.',
  );
  await expect(button('Bağlantıyı yeniden gönder')).toBeEnabled();
});
