import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { knownAccount, makeAccount } from '../support/accounts.ts';
import { callApi, completeProfile } from '../support/api.ts';
import { chooseOption } from '../support/input.ts';
import { openLogin, signIn } from '../support/person.ts';
import { chooseInProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import {
  expectToast,
  passwordLinks,
  submitForm,
  toRegistration,
  verificationLinks,
} from '../support/sign-in-page.ts';
import { ANKARA } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();
const PHONE = { width: 360, height: 740 };
const PASSWORD = 'parola-123';

test('a new user registers, verifies the e-mail, accepts the terms and completes the profile', async ({
  browser,
}) => {
  const email = `yeni-${randomUUID()}@rotadas.example`;
  const { page } = await openLogin(browser, product, { ...PHONE, spot: ANKARA });

  await test.step('registers', async () => {
    await toRegistration(page);
    await page.getByLabel('Şifre (tekrar)').fill(PASSWORD);
    await submitForm(page, { email, password: PASSWORD });
    const heading = page.getByRole('heading', { name: 'E-postanı doğrula', exact: true });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('main')).toContainText(email);
  });

  await test.step('verifies the e-mail, and is signed in', async () => {
    const [link = ''] = await verificationLinks(product, email);
    await page.request.get(link);
    await expect(page).toHaveURL('/');
  });

  await test.step('cannot skip the terms, reads them in another tab, and accepts them', async () => {
    const dialog = page.getByRole('dialog', { name: 'Kullanım koşulları' });
    await expect(dialog).toBeVisible();
    await page.goto('/profile');
    await expect(dialog).toBeVisible();
    const [terms] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: 'Kullanım koşullarının tamamını oku' }).click(),
    ]);
    await expect(terms.getByRole('heading', { name: /Koşulların değiştirilmesi/ })).toBeVisible();
    await expect(terms.getByRole('dialog')).toBeHidden();
    await terms.close();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Kabul et ve devam et' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('completes the profile, which is stored', async () => {
    await page.getByLabel('Adı Soyadı (Zorunlu)').fill('Deniz Işık');
    await chooseOption(page.getByRole('combobox', { name: 'Cinsiyet' }), 'Kadın');
    await page.getByLabel('Doğum tarihi').fill('1992-04-23');
    await page.getByPlaceholder('0555 555 55 55').fill('0555 123 45 67');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expectToast(page, 'Başarılı', 'Profiliniz başarıyla güncellendi.');
    await expect(page).toHaveURL('/');
    const account = await knownAccount(product, email, PASSWORD);
    expect((await callApi(product, 'GET', '/api/users/me', { account })).body).toMatchObject({
      fullName: 'Deniz Işık',
      gender: 'female',
      birthDate: '1992-04-23',
      phone: '+90 555 123 45 67',
      termsAccepted: true,
    });
  });
});

test('a user with a wrong password sets a new one with the link in a mail, signs in and out', async ({
  browser,
}) => {
  const account = await makeAccount(product);
  const { email } = account;
  await completeProfile(product, account, 'Unutan Kişi');
  const { page } = await openLogin(browser, product, PHONE);
  await submitForm(page, { email, password: 'yanlis-parola' });
  await expectToast(page, 'Giriş Hatası', 'Email veya şifre hatalı.');

  await page.getByRole('button', { name: 'Şifremi unuttum' }).click();
  await expect(page.getByRole('heading', { name: 'Şifreni yenile' })).toBeFocused();
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(
    page.getByText(/^Bu adrese kayıtlı bir hesap varsa şifre yenileme bağlantısı yolda:/),
  ).toContainText(email);
  const [link] = await passwordLinks(product, email);
  // The emulator's page takes the new password from its address.
  await page.request.get(`${link}&newPassword=yeni-parola-7`);
  await page.getByRole('button', { name: 'Girişe dön' }).click();
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
  await signIn(page, { ...account, password: 'yeni-parola-7' });

  await chooseInProfileMenu(page, 'Çıkış yap');
  await expect(page).toHaveURL('/greeting');
  await expectToast(page, 'Başarılı', 'Başarıyla çıkış yapıldı.');
  await page.goto('/profile');
  await expect(page).toHaveURL('/greeting');
});
