import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { passwordLinks, submitForm } from '../support/sign-in-page.ts';

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
  // the emulator's page takes it in the address
  await page.request.get(`${link}&newPassword=yeni-parola-7`);
  await button('Girişe dön').click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await submitForm(page, { email, password: 'yeni-parola-7' });
  await expect(page).toHaveURL(`${product.url}/`);
});
