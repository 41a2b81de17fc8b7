import { expect, type Locator, test } from '@playwright/test';
import { apiFails } from '../support/calls.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { ANKARA, signedIn } from '../support/signed-in.ts';
import { fillOffer, openOfferForm, placeField } from '../support/offer-form.ts';

const product = sharedProduct();

/** Fills in all that is mandatory. */
const fillForm = (form: Locator) =>
  fillOffer(form, { type: 'Servis', from: 'Ankara', to: 'Kırıkkale', duration: '30 dakika' });

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

  await page.getByRole('button', { name: 'Yayını bitir', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Yayını bitir' });
  await expect(question.getByText('Ankara → Kırıkkale yayının biter')).toBeVisible();
  await expect(form).toBeHidden();
  await question.getByText('Yayındaki ilanın').click();
  await expect(placeField(question, 'Nereden')).toBeDisabled();
  await expect(placeField(question, 'Nereden')).toHaveValue('Ankara');
  for (const field of ['Hizmet türü', 'Süre'])
    await expect(question.getByRole('combobox', { name: field })).toBeDisabled();
  await expect(placeField(question, 'Nereye')).toBeDisabled();
  await expect(question.getByLabel('Açıklama')).toBeDisabled();
  for (const radio of await question.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await question.getByRole('button', { name: 'Yayında kal' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/^Yayındasın · Ankara → Kırıkkale/)).toBeVisible();
  await page.getByRole('button', { name: 'Yayını bitir', exact: true }).click();
  await question.getByRole('button', { name: 'Rotadaş Bitir' }).click();
  await expectToast(page, 'Başarılı', 'Rotadaş hizmeti sonlandırıldı.');
  await openOfferForm(page);
  await expect(placeField(form, 'Nereden')).toHaveValue('');
  await context.close();
});
