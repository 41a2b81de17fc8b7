import { expect, test } from '@playwright/test';
import { expectAccessible, inEachLook } from '../support/accessibility.ts';
import { callApi } from '../support/api.ts';
import { goOffline } from '../support/go-online.ts';
import { fillOffer, openOfferForm } from '../support/offer-form.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { signedIn } from '../support/signed-in.ts';

const product = sharedProduct();
const OFFER = { type: 'Yol arkadaşı', from: 'Ankara', to: 'Konya', duration: '1 saat' };

test('a planned offer is not on the map before its departure, and begins by one tap then', async ({
  browser,
}) => {
  const { page, context, account } = await signedIn(browser, product, 'Kerem Us');
  const plan = { type: 'companion', from: 'Ankara', to: 'Bolu', duration: 60, seats: 2 };
  const body = { ...plan, departsAt: Date.now() + 15_000 };
  const made = await callApi(product, 'POST', '/api/services', { account, body });
  expect(made).toMatchObject({ status: 201, body: { isActive: false } });
  const { id } = made.body as { id: number };
  const early = { isOnline: true, offerId: id, latitude: 39.9, longitude: 32.8 };
  expect(await callApi(product, 'POST', '/api/providers/status', { account, body: early })).toMatchObject({
    status: 409,
    body: { code: 'departure-ahead' },
  });
  await page.reload();
  const begin = page.getByRole('button', { name: 'Yayına geç: Ankara → Bolu' });
  await expect(page.getByRole('button', { name: 'Yayına geç', exact: true })).toBeVisible();
  await expect(page.getByText(/^Kalkış zamanı: Ankara → Bolu/)).toBeVisible();
  expect(Date.now()).toBeGreaterThanOrEqual(body.departsAt);
  await begin.click();
  await expectToast(page, 'Başarılı', 'Rotadaş hizmeti başlatıldı.');
  await expect(page.getByText(/^Yayındasın · Ankara → Bolu/)).toBeVisible();
  await expect(begin).toBeHidden();
  await goOffline(product, { account });
  await context.close();
});

test('axe finds nothing on the offer form with all of its parts unfolded', async ({ browser }) => {
  const { page, context, account } = await signedIn(browser, product, 'Ece Ak');
  const plan = { type: 'companion', from: 'Ankara', to: 'Konya', duration: 60 };
  const body = { ...plan, departsAt: Date.now() + 3_600_000 };
  await callApi(product, 'POST', '/api/services', { account, body });
  const form = await openOfferForm(page);
  await fillOffer(form, OFFER);
  await form.getByRole('radio', { name: 'Daha sonra' }).check();
  await form.getByText('Koltuk, yük, ücret, duraklar (isteğe bağlı)').click();
  await form.getByRole('button', { name: 'Durak ekle' }).click();
  await expect(form.getByRole('region', { name: 'Planlı ilanların' })).toBeVisible();
  await inEachLook(page, async (as) => {
    await expectAccessible(page, `offer form unfolded, ${as}`);
  });
  await form.getByLabel('Ücret', { exact: true }).fill('1,5');
  await form.getByRole('button', { name: 'Planla' }).click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await inEachLook(page, async (as) => {
    await expectAccessible(page, `offer form unfolded with errors, ${as}`);
  });
  await context.close();
});
