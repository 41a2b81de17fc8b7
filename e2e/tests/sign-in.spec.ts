import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { completeProfile } from '../support/api.ts';
import { openAs, signIn } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { toasts, verificationLinks } from '../support/sign-in-page.ts';
import { choose } from '../support/choose.ts';

const product = sharedProduct();

test('a newcomer registers, is told to verify, verifies, signs in, accepts the terms and completes the profile', async ({
  browser,
}) => {
  const email = `yeni-${randomUUID()}@rotadas.example`;
  const password = 'parola-123';
  const { page, context } = await openAs(browser, product, {
    spot: { latitude: 39.97, longitude: 32.86 },
    width: 360,
    height: 740,
  });

  await page.getByRole('button', { name: 'Hesabınız yok mu? Kayıt olun' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByLabel('Şifre (tekrar)').fill(password);
  await page.getByRole('button', { name: 'Kayıt Ol', exact: true }).click();
  await expect(page.getByText('Başarılı', { exact: true })).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
  await expect(page.getByText(/^Lütfen önce email adresinizi doğrulayın.*geçin\.$/)).toBeVisible();

  await page.request.get((await verificationLinks(product, email)).at(-1) ?? '');
  await page.getByRole('button', { name: 'Doğruladım, devam et' }).click();

  const terms = page.getByRole('dialog', { name: 'Kullanım Koşulları' });
  await expect(terms).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(terms).toBeVisible();
  await terms.getByRole('button', { name: 'Kabul Et ve Devam Et' }).click();
  await expect(
    page.getByText('Devam etmek için kullanım koşullarını kabul etmelisiniz.', { exact: true }),
  ).toBeVisible();
  await terms.getByRole('checkbox').check();
  await terms.getByRole('button', { name: 'Kabul Et ve Devam Et' }).click();
  await expect(terms).toBeHidden();

  await page.goto('/profile?edit=true');
  await expect(page.getByText('Profil Düzenleme Modu', { exact: true })).toBeVisible();
  await page.getByLabel('Adı Soyadı (Zorunlu)').fill('Deniz Işık');
  await choose(page.getByRole('combobox', { name: 'Cinsiyet' }), 'Kadın');
  await page.getByLabel('Doğum Tarihi').fill('1992-04-23');
  await page.getByPlaceholder('0555 555 55 55').fill('0555 123 45 67');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Profiliniz başarıyla güncellendi.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await context.close();
});

test('a wrong password is answered with the text of the catalogue', async ({ browser }) => {
  const account = await makeAccount(product);
  const { page, context } = await openAs(browser, product);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Şifre', { exact: true }).fill('yanlis-parola');
  await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
  await expect(page.getByText('Giriş Hatası', { exact: true })).toBeVisible();
  await expect(page.getByText('Email veya şifre hatalı.', { exact: true })).toBeVisible();
  await context.close();
});

test('a signed-out person is led to the greeting and on to the sign-in, and a signed-in one to the map', async ({
  browser,
}) => {
  const account = await makeAccount(product);
  await completeProfile(product, account, 'Yol Bilen');
  const { page, context } = await openAs(browser, product, { spot: { latitude: 39.97, longitude: 32.86 } });
  await page.goto('/profile');
  await expect(page).toHaveURL(`${product.url}/greeting`);
  await page.getByRole('link', { name: 'Devam Et' }).click();
  await signIn(page, account);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Hizmet ara' })).toBeVisible();
  await page.goto('/boyle-bir-sayfa-yok');
  await expect(page.getByText('404 Page Not Found', { exact: true })).toBeVisible();
  await context.close();
});

test('a denied position is told in the words of the specification', async ({ browser }) => {
  const account = await makeAccount(product);
  await completeProfile(product, account, 'Konumsuz Kişi');
  const { page, context } = await openAs(browser, product);
  await signIn(page, account);
  await page.getByRole('button', { name: 'Konumumu yenile' }).click();
  await expect(
    toasts(page).getByText('Konum izni reddedildi. Lütfen konum izni verin.', { exact: true }),
  ).toBeVisible();
  await context.close();
});
