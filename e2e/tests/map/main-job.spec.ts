import { expect, test } from '@playwright/test';
import { makeAccount } from '../../support/accounts.ts';
import { completeProfile, makeProvider } from '../../support/api.ts';
import { clickMap, drawnMarker, mapReady } from '../../support/map.ts';
import { fillOffer, openOfferForm } from '../../support/offer-form.ts';
import { openAs, signIn, type Spot } from '../../support/person.ts';
import { MOVING } from '../../support/moving.ts';
import { sharedProduct } from '../../support/running-product.ts';

/** Markers lie where the position is, to within some metres of rounding by the map's tiles. */
const NEAR = 4; // decimal places, 0.00005 degrees

/** Erzurum: whoever another test left online is out of the reach of the map's first look. */
const SEEKER: Spot = { latitude: 39.9055, longitude: 41.2658 };
const START: Spot = { latitude: 39.9073, longitude: 41.2663 };
const MOVED: Spot = { latitude: 39.9079, longitude: 41.2688 };

const product = sharedProduct();
test.use(MOVING);

test('a provider goes online and moves; a second person sees, filters, reads and loses the marker', async ({
  browser,
}) => {
  const driverAccount = await makeAccount(product);
  const seekerAccount = await makeAccount(product);
  const id = await makeProvider(product, driverAccount, 'Ayşe Yılmaz');
  await completeProfile(product, seekerAccount, 'Mehmet Kaya');

  const driver = await openAs(browser, product, { spot: START });
  const seeker = await openAs(browser, product, { spot: SEEKER });
  await Promise.all([signIn(driver.page, driverAccount), signIn(seeker.page, seekerAccount)]);
  await mapReady(seeker.page);

  await test.step('the provider goes online', async () => {
    const form = await openOfferForm(driver.page);
    await fillOffer(form, { type: 'Taksi', from: 'Erzurum', to: 'Erzincan', duration: '1 saat' });
    await driver.page.getByRole('button', { name: 'Rotadaş Başlat' }).click();
    await expect(driver.page.getByText('Rotadaş hizmeti başlatıldı.', { exact: true })).toBeVisible();
    await expect(driver.page.getByText(/Yayındasın · Erzurum → Erzincan/)).toBeVisible();
  });

  await test.step('the other sees the marker at that place', async () => {
    await expect.poll(() => drawnMarker(seeker.page, id)).toBeTruthy();
    const marker = await drawnMarker(seeker.page, id);
    expect(marker?.latitude).toBeCloseTo(START.latitude, NEAR);
    expect(marker?.longitude).toBeCloseTo(START.longitude, NEAR);
  });

  await test.step('and sees it move', async () => {
    await driver.context.setGeolocation({ ...MOVED, accuracy: 20 });
    await expect
      .poll(async () => (await drawnMarker(seeker.page, id))?.longitude)
      .toBeCloseTo(MOVED.longitude, NEAR);
    expect((await drawnMarker(seeker.page, id))?.latitude).toBeCloseTo(MOVED.latitude, NEAR);
  });

  await test.step('filters it away and back', async () => {
    const choose = async (type: string) => {
      await seeker.page.getByRole('button', { name: 'Hizmet ara' }).click();
      await seeker.page.getByRole('dialog').getByRole('button', { name: type, exact: true }).click();
    };
    await choose('Kargo');
    await expect.poll(() => drawnMarker(seeker.page, id)).toBeFalsy();
    await choose('Tümü');
    await expect.poll(() => drawnMarker(seeker.page, id)).toBeTruthy();
  });

  await test.step('opens its info window', async () => {
    await clickMap(seeker.page, MOVED.latitude, MOVED.longitude);
    const info = seeker.page.getByRole('dialog', { name: 'Ayşe Yılmaz bilgileri' });
    await expect(info).toBeVisible();
    await expect(info).toContainText('Taksi');
    await expect(info).toContainText('Erzurum → Erzincan');
    await expect(info.getByRole('link', { name: 'Telefon et' })).toHaveAttribute('href', /^tel:/);
  });

  await test.step('and sees it vanish on Bitir', async () => {
    await driver.page.getByRole('button', { name: 'Bitir', exact: true }).click();
    await driver.page.getByRole('button', { name: 'Rotadaş Bitir' }).click();
    await expect(driver.page.getByText('Rotadaş hizmeti sonlandırıldı.', { exact: true })).toBeVisible();
    await expect.poll(() => drawnMarker(seeker.page, id)).toBeFalsy();
  });

  await Promise.all([driver.context.close(), seeker.context.close()]);
});
