import { expect, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { enter } from '../support/signed-in.ts';
import { choose } from '../support/choose.ts';

const product = sharedProduct();

test('the profile form says of each mandatory field that it is missing', async ({ browser }) => {
  const account = await makeAccount(product);
  await callApi(product, 'GET', '/api/users/me', { account });
  await callApi(product, 'POST', '/api/users/accept-terms', { account });
  const { page, context } = await enter(browser, product, account);
  await page.goto('/profile?edit=true');
  await page.getByLabel('Adı Soyadı (Zorunlu)').fill(' ');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  for (const text of [
    'Adınız ve soyadınız zorunludur',
    'Cinsiyet seçimi zorunludur',
    'Doğum tarihi zorunludur',
    'Telefon numarası zorunludur',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Adı Soyadı (Zorunlu)').fill('A');
  await expect(page.getByText('Adınız ve soyadınız zorunludur')).toBeHidden();
  await page.getByLabel('Doğum Tarihi').fill('2000-01-31');
  await page.getByPlaceholder('0555 555 55 55').fill('abc');
  await expect(
    page.getByText('Geçerli bir telefon numarası yaz. Yurt dışı numaralar + ile başlar.', { exact: true }),
  ).toBeVisible();
  await page.getByPlaceholder('0555 555 55 55').fill('0532 444 55 66');
  await choose(page.getByRole('combobox', { name: 'Cinsiyet' }), 'Diğer');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expectToast(page, 'Başarılı', 'Profiliniz başarıyla güncellendi.');
  const me = await callApi(product, 'GET', '/api/users/me', { account });
  expect(me.body).toMatchObject({
    fullName: 'A',
    gender: 'other',
    birthDate: '2000-01-31',
    phone: '+90 532 444 55 66',
  });
  await context.close();
});
