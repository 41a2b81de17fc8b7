import { expect, type Locator, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { apiFails } from '../support/calls.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { ANKARA, enter, signedIn } from '../support/signed-in.ts';
import { fillOffer, openOfferForm } from '../support/offer-form.ts';

const product = sharedProduct();

/** Fills in all that is mandatory. */
const fillForm = (form: Locator) =>
  fillOffer(form, { type: 'Servis', from: 'Ankara', to: 'Kırıkkale', duration: '30 dakika' });

test('the service form asks for type, from, to and duration, each with Giriş yapınız', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, product, 'Efe Tan');
  const form = await openOfferForm(page);
  await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
  await expect(form.getByText('Giriş yapınız', { exact: true })).toHaveCount(4);
  await expect(form.getByRole('alert')).toHaveCount(5); // and whether the phone may be seen
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
  const form = await openOfferForm(page);
  await expect(form.getByRole('link', { name: 'Profilini tamamla' })).toHaveAttribute(
    'href',
    '/profile?edit=true',
  );
  await fillForm(form);
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
  const form = await openOfferForm(page);
  await fillForm(form);
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
  await expectToast(page, 'Hata', 'İşlem başarısız', 'Birazdan yeniden dene.');
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
  const form = await openOfferForm(page);
  await fillForm(form);
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
  const question = page.getByRole('dialog', { name: 'Yayını bitir' });
  await expect(question.getByText('Ankara → Kırıkkale yayının biter')).toBeVisible();
  await expect(form).toBeHidden();
  await question.getByText('Yayındaki ilanın').click();
  await expect(question.getByLabel('Nereden')).toBeDisabled();
  await expect(question.getByLabel('Nereden')).toHaveValue('Ankara');
  for (const field of ['Hizmet türü', 'Süre'])
    await expect(question.getByRole('combobox', { name: field })).toBeDisabled();
  await expect(question.getByLabel('Nereye')).toBeDisabled();
  await expect(question.getByLabel('Açıklama')).toBeDisabled();
  for (const radio of await question.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await question.getByRole('button', { name: 'Yayında kal' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/^Yayındasın · Ankara → Kırıkkale/)).toBeVisible();
  await page.getByRole('button', { name: 'Bitir', exact: true }).click();
  await question.getByRole('button', { name: 'Rotadaş Bitir' }).click();
  await expectToast(page, 'Başarılı', 'Rotadaş hizmeti sonlandırıldı.');
  await openOfferForm(page);
  await expect(form.getByLabel('Nereden')).toHaveValue('');
  await context.close();
});

test('a start without a connection says what to do, and keeps what was filled in', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Efe Tan');
  const form = await openOfferForm(page);
  await fillForm(form);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
  await expectToast(
    page,
    'Hata',
    'Hizmet oluşturulurken bir hata oluştu: Servis oluşturulamadı',
    'İnternet bağlantını kontrol edip yeniden dene.',
  );
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
  await expectToast(page, 'Başarılı', 'Rotadaş hizmeti başlatıldı.');
  await context.close();
});

for (const [answer, phone] of [
  ['Evet', '+90 555 555 55 55'],
  ['Hayır', null],
] as const) {
  test(`whether the phone is seen is chosen by the provider, without a default: ${answer}`, async ({
    browser,
  }) => {
    const { page, context, id, account } = await signedIn(browser, product, 'Efe Tan');
    const form = await openOfferForm(page);
    const choice = form.getByRole('radiogroup', { name: 'Telefon görünsün mü?' });
    for (const radio of await choice.getByRole('radio').all()) await expect(radio).not.toBeChecked();
    await fillForm(form);
    await choice.getByRole('radio', { name: answer }).check();
    await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
    await expectToast(page, 'Başarılı', 'Rotadaş hizmeti başlatıldı.');
    await expect
      .poll(async () => {
        const near = `${ANKARA.latitude},${ANKARA.longitude}`;
        const { body } = await callApi(product, 'GET', `/api/providers/active?near=${near}`, { account });
        return (body as { id: number; phone: string | null }[]).find((provider) => provider.id === id)?.phone;
      })
      .toBe(phone);
    await context.close();
  });
}
