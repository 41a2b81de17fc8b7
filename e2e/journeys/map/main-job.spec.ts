import { expect } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { makeAccount } from '../../support/accounts.ts';
import { completeProfile, makeProvider } from '../../support/api.ts';
import { clickMap, drawnMarker, mapReady } from '../../support/map.ts';
import { fillOffer, openOfferForm } from '../../support/offer-form.ts';
import type { Spot } from '../../support/person.ts';
import { choosePlace } from '../../support/input.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { expectToast } from '../../support/sign-in-page.ts';
import { openSignedIn } from '../../support/signed-in.ts';
import { test } from '../../support/test.ts';

/** Map tiles round a position by some metres. */
const DECIMALS = 4;

const SEEKER: Spot = { latitude: 39.9055, longitude: 41.2658 };
const START: Spot = { latitude: 39.9073, longitude: 41.2663 };
const MOVED: Spot = { latitude: 39.9079, longitude: 41.2688 };

const product = sharedProduct();

test('a provider goes online and moves; another user finds the offer by route, sees the marker move and disappear', async ({
  browser,
}) => {
  const driverAccount = await makeAccount(product);
  const seekerAccount = await makeAccount(product);
  const id = await makeProvider(product, driverAccount, 'Ayşe Yılmaz');
  await completeProfile(product, seekerAccount, 'Mehmet Kaya');
  // Two maps in software slow each other down.
  const driver = await openSignedIn(browser, product, driverAccount, { spot: START, hasMap: false });
  const seeker = await openSignedIn(browser, product, seekerAccount, { spot: SEEKER });
  await mapReady(seeker.page);
  const info = seeker.page.getByRole('dialog', { name: 'Ayşe Yılmaz bilgileri' });

  await test.step('the provider goes online', async () => {
    const form = await openOfferForm(driver.page);
    await fillOffer(form, { type: 'Taksi', from: 'Erzurum', to: 'Erzincan', duration: '1 saat' });
    await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
    await expectToast(driver.page, 'Başarılı', 'Rotadaş hizmeti başlatıldı.');
    await expect(driver.page.getByText(/Yayındasın · Erzurum → Erzincan/)).toBeVisible();
  });

  await test.step('the other user sees the marker at that place', async () => {
    await expect
      .poll(async () => (await drawnMarker(seeker.page, id))?.longitude)
      .toBeCloseTo(START.longitude, DECIMALS);
    expect((await drawnMarker(seeker.page, id))?.latitude).toBeCloseTo(START.latitude, DECIMALS);
  });

  await test.step('sees it move', async () => {
    await driver.context.setGeolocation({ ...MOVED, accuracy: 20 });
    await expect
      .poll(async () => (await drawnMarker(seeker.page, id))?.longitude)
      .toBeCloseTo(MOVED.longitude, DECIMALS);
    expect((await drawnMarker(seeker.page, id))?.latitude).toBeCloseTo(MOVED.latitude, DECIMALS);
  });

  await test.step('hides and shows it by service type', async () => {
    const types = seeker.page.getByRole('group', { name: 'Hizmet türü' });
    const choose = (type: string) => types.getByRole('button', { name: type, exact: true }).click();
    await choose('Kargo');
    await expect.poll(() => drawnMarker(seeker.page, id)).toBeFalsy();
    await choose('Tümü');
    await expect.poll(() => drawnMarker(seeker.page, id)).toBeTruthy();
  });

  await test.step('reads its info window', async () => {
    await clickMap(seeker.page, MOVED.latitude, MOVED.longitude);
    await expect(info).toContainText('Taksi');
    await expect(info).toContainText('Erzurum → Erzincan');
    await expect(info.getByRole('link', { name: 'Telefon et' })).toHaveAttribute('href', /^tel:/);
    await expectAccessible(seeker.page, 'home with an info window');
    await info.getByRole('button', { name: 'Kapat' }).click();
  });

  await test.step('finds it by route', async () => {
    await choosePlace(seeker.page, 'Nereden', 'erzurum', /^Erzurum İl$/);
    await choosePlace(seeker.page, 'Nereye', 'aziziye', /^Aziziye/);
    const match = seeker.page.getByRole('list', { name: 'Çağırabileceklerin' }).getByRole('listitem');
    await expect(match.filter({ hasText: 'Ayşe Yılmaz' })).toContainText('Erzurum → Erzincan');
  });

  await test.step('sees it disappear when the offer ends', async () => {
    await driver.page.getByRole('button', { name: 'Yayını bitir', exact: true }).click();
    await driver.page.getByRole('button', { name: 'Rotadaş Bitir' }).click();
    await expectToast(driver.page, 'Başarılı', 'Rotadaş hizmeti sonlandırıldı.');
    await expect.poll(() => drawnMarker(seeker.page, id)).toBeFalsy();
  });
});
