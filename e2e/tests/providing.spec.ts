import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { apiFails } from '../support/calls.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { ANKARA, enter, signedIn } from '../support/signed-in.ts';
import { choose } from '../support/choose.ts';

const product = sharedProduct();

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Başlat', exact: true }).click();
  return page.getByRole('dialog', { name: 'Hizmet seç' });
}

async function pick(page: Page, field: string, option: string): Promise<void> {
  await choose(page.getByRole('dialog').getByRole('combobox', { name: field }), option);
}

async function fillForm(page: Page): Promise<void> {
  await pick(page, 'Hizmet türü', 'Servis');
  await page.getByLabel('Nereden').fill('Ankara');
  await page.getByLabel('Nereye').fill('Kırıkkale');
  await pick(page, 'Süre', '30 dakika');
}

test('the service form asks for type, from, to and duration, each with Giriş yapınız', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, product, 'Efe Tan');
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
  await expect(form.getByText('Giriş yapınız', { exact: true })).toHaveCount(4);
  await form.getByRole('combobox', { name: 'Süre' }).click();
  await expect(page.locator('.ant-select-item-option')).toHaveText([
    '15 dakika',
    '30 dakika',
    '1 saat',
    '4 saat',
    '6 saat',
    'Sürekli',
  ]);
  await context.close();
});

test('an incomplete profile says Profil Eksik and leads to the profile after 1.5 s', async ({ browser }) => {
  const account = await makeAccount(product);
  await callApi(product, 'GET', '/api/users/me', { account });
  await callApi(product, 'POST', '/api/users/accept-terms', { account });
  const { page, context } = await enter(browser, product, account);
  const form = await openForm(page);
  await expect(form.getByRole('link', { name: 'Profilini tamamla' })).toHaveAttribute(
    'href',
    '/profile?edit=true',
  );
  await fillForm(page);
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
  await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
  const toasts = page.getByRole('region', { name: /^Bildirimler/ });
  await expect(toasts.getByText('Profil Eksik', { exact: true })).toBeVisible();
  await expect(toasts).toContainText('Hizmet verebilmek için isim soyisim alanını doldurmanız gerekiyor');
  await page.clock.runFor(1_400);
  await expect(page).toHaveURL(`${product.url}/`);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(`${product.url}/profile?edit=true`);
  await context.close();
});

test('going online tells which of its steps failed', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Efe Tan');
  const form = await openForm(page);
  await fillForm(page);
  const start = form.getByRole('button', { name: 'Rotadaş Başlat' });
  await apiFails(page, 'services', 502);
  await start.click();
  await expectToast(page, 'Hata', 'Hizmet oluşturulurken bir hata oluştu: Servis oluşturulamadı');
  await page.unroute('**/api/services');
  await apiFails(page, 'services', 400, { text: 'Nereden çok uzun.' });
  await start.click();
  await expectToast(page, 'Hata', 'Hizmet oluşturulurken bir hata oluştu: Nereden çok uzun.');
  await page.unroute('**/api/services');
  await apiFails(page, 'providers/status', 502);
  await start.click();
  await expectToast(page, 'Hata', 'İşlem başarısız');
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = () => {
      throw new Error('broken');
    };
  });
  await start.click();
  await expectToast(page, 'Hata', 'Beklenmedik bir hata oluştu');
  await context.close();
});

test('while online the form is disabled and ends the service; a position not taken says Konum güncellenemedi', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, product, 'Efe Tan');
  const form = await openForm(page);
  await fillForm(page);
  await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
  await expectToast(page, 'Başarılı', 'Rotadaş hizmeti başlatıldı.');
  await expect(form).toBeHidden();
  await expect(page.getByText(/^Yayındasın · Ankara → Kırıkkale · \d+ dk kaldı$/)).toBeVisible();

  await apiFails(page, 'providers/location', 503);
  // Chromium's stand-in for a device gives no second reading while it is watched
  await page.evaluate((coords) => {
    navigator.geolocation.getCurrentPosition = (done) =>
      done({ coords, timestamp: Date.now() } as unknown as GeolocationPosition);
  }, ANKARA);
  await page.getByRole('button', { name: 'Konumumu yenile' }).click();
  await expectToast(page, 'Hata', 'Konum güncellenemedi');

  await page.getByRole('button', { name: 'Bitir', exact: true }).click();
  await expect(form.getByLabel('Nereden')).toBeDisabled();
  await expect(form.getByLabel('Nereden')).toHaveValue('Ankara');
  await expect(form.getByRole('combobox', { name: 'Süre' })).toBeDisabled();
  await form.getByRole('button', { name: 'Rotadaş Bitir' }).click();
  await expectToast(page, 'Başarılı', 'Rotadaş hizmeti sonlandırıldı.');
  await openForm(page);
  await expect(form.getByLabel('Nereden')).toHaveValue('');
  await context.close();
});
