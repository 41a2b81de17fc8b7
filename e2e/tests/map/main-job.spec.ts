import { expect, test } from '@playwright/test';
import { makeAccount } from '../../support/accounts.ts';
import { completeProfile, makeProvider } from '../../support/api.ts';
import { clickMap, drawnMarker, mapReady } from '../../support/map.ts';
import { fillOffer, openOfferForm } from '../../support/offer-form.ts';
import { openAs, signIn } from '../../support/person.ts';
import { MOVING } from '../../support/moving.ts';
import { sharedProduct } from '../../support/running-product.ts';

/** Markers lie where the position is, to within some metres of rounding by the map's tiles. */
const NEAR = 4; // decimal places, 0.00005 degrees

const product = sharedProduct();
test.use(MOVING);

test('a provider goes online and moves; a second person sees, filters, reads and loses the marker', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const driverAccount = await makeAccount(product);
  const seekerAccount = await makeAccount(product);
  const id = await makeProvider(product, driverAccount, 'Ayşe Yılmaz');
  await completeProfile(product, seekerAccount, 'Mehmet Kaya');
  const start = { latitude: 39.9731, longitude: 32.8605 };

  const driver = await openAs(browser, product, { spot: start });
  const seeker = await openAs(browser, product, { spot: { latitude: 39.97, longitude: 32.86 } });
  await Promise.all([signIn(driver.page, driverAccount), signIn(seeker.page, seekerAccount)]);
  await mapReady(seeker.page);

  await test.step('the provider goes online', async () => {
    const form = await openOfferForm(driver.page);
    await fillOffer(form, { type: 'Taksi', from: 'Ankara', to: 'Eskişehir', duration: '1 saat' });
    await driver.page.getByRole('button', { name: 'Rotadaş Başlat' }).click();
    await expect(driver.page.getByText('Rotadaş hizmeti başlatıldı.', { exact: true })).toBeVisible();
    await expect(driver.page.getByText(/Yayındasın · Ankara → Eskişehir/)).toBeVisible();
  });

  await test.step('the other sees the marker at that place', async () => {
    await expect.poll(() => drawnMarker(seeker.page, id)).toBeTruthy();
    const marker = await drawnMarker(seeker.page, id);
    expect(marker?.latitude).toBeCloseTo(start.latitude, NEAR);
    expect(marker?.longitude).toBeCloseTo(start.longitude, NEAR);
  });

  const moved = { latitude: 39.9755, longitude: 32.866 };
  await test.step('and sees it move', async () => {
    await driver.context.setGeolocation({ ...moved, accuracy: 20 });
    await expect
      .poll(async () => (await drawnMarker(seeker.page, id))?.longitude)
      .toBeCloseTo(moved.longitude, NEAR);
    expect((await drawnMarker(seeker.page, id))?.latitude).toBeCloseTo(moved.latitude, NEAR);
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
    await clickMap(seeker.page, moved.latitude, moved.longitude);
    const info = seeker.page.getByRole('dialog', { name: 'Ayşe Yılmaz bilgileri' });
    await expect(info).toBeVisible();
    await expect(info).toContainText('Taksi');
    await expect(info).toContainText('Ankara → Eskişehir');
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
