import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, submitForm, toRegistration, verificationLinks } from '../support/sign-in-page.ts';

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
