import { expect, test } from '@playwright/test';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();

test('a message is told in plain words when the toasts themselves cannot be loaded', async ({ browser }) => {
  const { page, context } = await openAs(browser, product);
  await page.route('**/assets/toasts-*.js', (route) => route.abort());
  await page.getByLabel('Email').fill('kimse@rotadas.example');
  await page.getByLabel('Şifre', { exact: true }).fill('yanlis-sifre');
  await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Giriş Hatası' });
  await expect(message).toContainText('Email veya şifre hatalı.');
  await expect(page.getByRole('button', { name: 'Giriş Yap', exact: true })).toBeEnabled();
  await context.close();
});
