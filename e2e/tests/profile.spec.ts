import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { apiFails } from '../support/calls.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { enter, signedIn } from '../support/signed-in.ts';
import { choose } from '../support/choose.ts';

const product = sharedProduct();

const fields = (page: Page) => [
  page.getByLabel('Adı Soyadı (Zorunlu)'),
  page.getByRole('combobox', { name: 'Cinsiyet' }),
  page.getByLabel('Doğum Tarihi'),
  page.getByPlaceholder('0555 555 55 55'),
  page.getByLabel('Açıklama'),
];

test('the profile is read-only until Düzenle, and again after İptal; Geri leads home', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, product, 'Ece Uysal', { home: false });
  await page.goto('/profile');
  await expect(page.getByText(/ad soyad, cinsiyet, doğum tarihi ve telefon/)).toBeVisible();
  await expect(page.getByText('Profil Düzenleme Modu')).toBeHidden();
  for (const field of fields(page)) await expect(field).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Kaydet' })).toBeHidden();

  await page.getByRole('button', { name: 'Düzenle' }).click();
  for (const field of fields(page)) await expect(field).toBeEnabled();
  await page.getByRole('combobox', { name: 'Cinsiyet' }).click();
  await expect(page.locator('.ant-select-item-option')).toHaveText(['Erkek', 'Kadın', 'Diğer']);
  await page.keyboard.press('Escape');
  await page.getByLabel('Adı Soyadı (Zorunlu)').fill('Başka Biri');
  await page.getByRole('button', { name: 'İptal' }).click();
  await expect(page.getByLabel('Adı Soyadı (Zorunlu)')).toHaveValue('Ece Uysal');
  for (const field of fields(page)) await expect(field).toBeDisabled();

  await page.getByRole('button', { name: 'Geri' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await context.close();
});

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

test('edit=true opens edit mode and shows Profil Düzenleme Modu for 5 s', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Ece Uysal', { home: false });
  const notice = page.getByText('Profil Düzenleme Modu', { exact: true });
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
  await page.goto('/profile?edit=true');
  await expect
    .poll(async () => {
      await page.clock.runFor(50); // the page loads on this clock too
      return notice.isVisible();
    })
    .toBe(true);
  await expect(page.getByLabel('Adı Soyadı (Zorunlu)')).toBeEnabled();
  await page.clock.runFor(4_700);
  await expect(notice).toBeVisible();
  await page.clock.runFor(300);
  await expect(notice).toBeHidden();
  await context.close();
});

test('a saved profile is read-only again and leads home after 1.5 s', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Ece Uysal', { home: false });
  await page.goto('/profile?edit=true');
  await page.getByLabel('Açıklama').fill('Klimalı araç <i>temiz</i> \u200Fשלום');
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expectToast(page, 'Başarılı', 'Profiliniz başarıyla güncellendi.');
  await expect(page.getByRole('button', { name: 'Düzenle' })).toBeVisible();
  await page.clock.runFor(1_400);
  await expect(page).toHaveURL(/\/profile/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(`${product.url}/`);
  await context.close();
});

test('a profile that cannot be saved shows the server text, else its own', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Ece Uysal', { home: false });
  await page.goto('/profile?edit=true');
  const save = page.getByRole('button', { name: 'Kaydet' });
  await apiFails(page, 'users/profile', 500);
  await save.click();
  await expectToast(page, 'Hata', 'Profil güncellenirken bir hata oluştu', 'Birazdan yeniden dene.');
  await apiFails(page, 'users/profile', 400, { text: 'Telefon çok uzun.' });
  await save.click();
  await expectToast(page, 'Hata', 'Telefon çok uzun.');
  await apiFails(page, 'users/profile', 401, { text: 'Oturumun süresi doldu.' });
  await save.click();
  await expectToast(page, 'Hata', 'Oturum bulunamadı', 'Çıkış yapıp yeniden giriş yap.');
  await expect(save).toBeVisible();
  await context.close();
});

test('without user info the profile says so and stays with its defaults', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Ece Uysal', { home: false });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await apiFails(page, 'users/me', 500);
  await page.goto('/profile');
  await expect(page.getByText('Kullanıcı bilgileri alınamadı', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Adı Soyadı (Zorunlu)')).toHaveValue('');
  expect(logged.join('\n')).toContain('Kullanıcı bilgileri alınamadı');
  await page.unroute('**/api/users/me');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByLabel('Adı Soyadı (Zorunlu)')).toHaveValue('Ece Uysal');
  await context.close();
});
