import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, passwordLinks, submitForm, toRegistration } from '../support/sign-in-page.ts';

const product = sharedProduct();

let page: Page;
test.beforeEach(async ({ browser }) => {
  ({ page } = await openAs(browser, product, { width: 360, height: 740 }));
});
test.afterEach(() => page.context().close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const SENT = /^Bu adrese kayıtlı bir hesap varsa şifre yenileme bağlantısı yolda:/;

async function askFor(email: string): Promise<void> {
  await button('Şifremi unuttum').click();
  await expect(page.getByRole('heading', { name: 'Şifreni yenile' })).toBeFocused();
  await page.getByLabel('Email').fill(email);
  await button('Bağlantı gönder').click();
  await expect(page.getByText(SENT)).toContainText(email);
}

test('who forgot the password gets a mail, whose link sets a new one that signs in', async () => {
  const { email } = await makeAccount(product);
  await askFor(email);
  const [link] = await passwordLinks(product, email);
  await page.request.get(`${link}&newPassword=yeni-parola-7`); // the emulator's page takes it in the address
  await button('Girişe dön').click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await submitForm(page, { email, password: 'yeni-parola-7' });
  await expect(page).toHaveURL(`${product.url}/`);
});

test('the answer is the same for an address without an account', async () => {
  const email = `kimse-${randomUUID()}@rotadas.example`;
  await askFor(email);
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(await passwordLinks(product, email)).toEqual([]);
});

test('a forgotten password is behind the bot-check like a login', async () => {
  const { email } = await makeAccount(product);
  await page.route('**/api/bot-check/challenge*', (route) => route.abort());
  await button('Şifremi unuttum').click();
  await page.getByLabel('Email').fill(email);
  await button('Bağlantı gönder').click();
  await expect(page.getByText('Güvenlik Kontrolü Hatası', { exact: true })).toBeVisible();
  expect(await passwordLinks(product, email)).toEqual([]);
  await page.unroute('**/api/bot-check/challenge*');
  const verified = page.waitForRequest('**/api/bot-check/verify');
  await button('Bağlantı gönder').click();
  expect((await verified).postDataJSON()).toMatchObject({ action: 'login' });
  await expect(page.getByText(SENT)).toBeVisible();
});

test('the address typed in the form goes along, is checked, and comes back', async () => {
  await page.getByLabel('Email').fill('yarim');
  await button('Şifremi unuttum').click();
  await expect(page.getByLabel('Email')).toHaveValue('yarim');
  await button('Bağlantı gönder').click();
  await expect(page.getByText('Geçerli bir email adresi giriniz', { exact: true })).toBeVisible();
  await button('Girişe dön').click();
  await expect(page.getByLabel('Email')).toHaveValue('yarim');
  await toRegistration(page);
  await expect(button('Şifremi unuttum')).toBeHidden();
});

test('another mail may be asked for after 30 s', async () => {
  const { email } = await makeAccount(product);
  await page.clock.install();
  await page.goto('/login');
  await askFor(email);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await expect(page.getByRole('button', { name: /^Yeniden gönder \(\d+ sn\)$/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  await page.clock.resume();
  await button('Yeniden gönder').click();
  await expect.poll(() => passwordLinks(product, email)).toHaveLength(2);
});

test('a mail that the identity provider refuses is told', async () => {
  await page.route('**/accounts:sendOobCode*', (route) => route.abort());
  await button('Şifremi unuttum').click();
  await page.getByLabel('Email').fill('biri@rotadas.example');
  await button('Bağlantı gönder').click();
  await expectToast(page, 'Şifreni yenile', 'Ağ bağlantısı hatası. İnternet bağlantınızı kontrol edin.');
});
