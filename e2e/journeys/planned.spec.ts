import { expect } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { chooseOption } from '../support/input.ts';
import { fillOffer, openOfferForm, placeField } from '../support/offer-form.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

test('a provider plans an offer for tomorrow, finds it from the map, and cancels it', async ({ browser }) => {
  const { page } = await signedIn(browser, product, 'Selin Ay');
  const form = await openOfferForm(page);
  await fillOffer(form, { type: 'Yol arkadaşı', from: '', to: 'Konya', duration: '1 saat' });
  await placeField(form, 'Nereden').pressSequentially('kızılay');
  await expect(form.getByRole('option', { name: /Kızılay.*Ankara/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(placeField(form, 'Nereden')).toHaveValue('Kızılay, Ankara');
  await form.getByRole('radio', { name: 'Daha sonra' }).check();
  await chooseOption(form.getByRole('combobox', { name: 'Gün' }), 'Yarın');
  await form.getByLabel('Saat').fill('09:30');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/services'),
    form.getByRole('button', { name: 'Planla' }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    from: 'Kızılay, Ankara',
    fromPlace: { id: expect.any(String), latitude: expect.any(Number), longitude: expect.any(Number) },
  });
  await expectToast(page, 'Başarılı', 'İlanın planlandı: yarın 09:30. Kalkışta hatırlatırız.');
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: /^Planlı · yarın 09:30 · Kızılay, Ankara → Konya/ }).click();
  const list = page.getByRole('dialog', { name: 'İlanlarım' });
  const planned = list.getByRole('region', { name: 'Planlı ilanların' });
  await expect(planned.getByRole('listitem')).toHaveText(/Kızılay, Ankara → Konya.*yarın 09:30/);
  await planned.getByRole('button', { name: /^Geri çek/ }).click();
  const question = page.getByRole('dialog', { name: 'İlan geri çekilsin mi?' });
  await question.getByRole('button', { name: 'Geri çek' }).click();
  await expectToast(page, 'Başarılı', 'Planlı ilanın geri çekildi.');
  await expect(planned).toBeHidden();
});

test('a planned offer goes online with one tap at its departure', async ({ browser }) => {
  const { page, account } = await signedIn(browser, product, 'Kerem Us');
  const plan = { type: 'companion', from: 'Ankara', to: 'Bolu', duration: 60, seats: 2 };
  const body = { ...plan, departsAt: Date.now() + 5_000 };
  const made = await callApi(product, 'POST', '/api/services', { account, body });
  expect(made).toMatchObject({ status: 201, body: { isActive: false } });
  await page.reload();
  const begin = page.getByRole('button', { name: 'Yayına geç: Ankara → Bolu' });
  await expect(page.getByText(/^Kalkış zamanı: Ankara → Bolu/)).toBeVisible();
  expect(Date.now()).toBeGreaterThanOrEqual(body.departsAt);
  await begin.click();
  await expectToast(page, 'Başarılı', 'Rotadaş hizmeti başlatıldı.');
  await expect(page.getByText(/^Yayındasın · Ankara → Bolu/)).toBeVisible();
  await expect(begin).toBeHidden();
});
