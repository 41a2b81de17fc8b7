import { expect } from '@playwright/test';
import { newOnline, type OnlineProvider } from '../../support/go-online.ts';
import { clickMap, drawnMarker, mapReady, viewAt } from '../../support/map.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA, signedIn } from '../../support/signed-in.ts';
import { test } from '../../support/test.ts';
import { inLetters, uniqueMark } from '../../support/in-letters.ts';

const product = sharedProduct();

test('the home map opens at the user’s position, zooms in on recentre, and shows one info window at a time', async ({
  browser,
}) => {
  const mark = uniqueMark();
  const places = [
    { latitude: ANKARA.latitude + 0.002, longitude: ANKARA.longitude - 0.001 },
    { latitude: ANKARA.latitude + 0.002, longitude: ANKARA.longitude + 0.003 },
  ];
  const captains: OnlineProvider[] = [];
  for (const [index, place] of places.entries())
    captains.push(
      await newOnline(product, `Kaptan ${mark} ${inLetters(index)}`, place, {
        type: 'sea_transport',
        to: 'Bolu',
      }),
    );
  const { page } = await signedIn(browser, product, 'Mira Ak');
  await mapReady(page);

  await test.step('the map is below a bar with logo, BETA and menu, and above a bar of actions', async () => {
    const top = page.getByRole('banner');
    await expect(top.locator('svg').first()).toBeVisible();
    await expect(top.getByText('Rotadaş', { exact: true })).toBeVisible();
    await expect(top.getByText('BETA', { exact: true })).toBeVisible();
    await expect(top.getByRole('button', { name: 'Profil menüsü' })).toBeVisible();
    for (const name of ['Hizmet ara', 'Konumu yenile', 'Yayına geç']) {
      const button = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(button?.y).toBeGreaterThan(400);
    }
  });

  await test.step('a click on a marker replaces the info window of another', async () => {
    await page
      .getByRole('group', { name: 'Hizmet türü' })
      .getByRole('button', { name: 'Deniz taşımacılığı' })
      .click();
    const windows = page.getByRole('dialog', { name: /bilgileri$/ });
    for (const [index, place] of places.entries()) {
      await expect.poll(() => drawnMarker(page, captains[index]?.id ?? 0)).toBeTruthy();
      await clickMap(page, place.latitude, place.longitude);
      await expect(windows).toHaveCount(1);
      await expect(windows).toHaveAccessibleName(`Kaptan ${mark} ${inLetters(index)} bilgileri`);
    }
    await page.keyboard.press('Escape');
    await expect(windows).toHaveCount(0);
  });

  await test.step('the map has zoom 15 at the first position, is moved by keys, and recentres at zoom 16', async () => {
    await expect.poll(() => viewAt(page, ANKARA)).toEqual({ zoom: 15, isCentred: true });
    const map = page.getByRole('region', { name: /^Harita\./ });
    await map.press('+');
    await expect.poll(() => viewAt(page, ANKARA)).toEqual({ zoom: 16, isCentred: true });
    await expect(map).toHaveCSS('outline-style', 'solid');
    await map.press('ArrowRight');
    await expect(page).toHaveURL(/#map=16\/39\.9200\/32\.8[5-9]\d\d$/);
    await expect.poll(async () => (await viewAt(page, ANKARA)).isCentred).toBe(false);
    await map.press('-');
    await page.getByRole('button', { name: 'Konumuma odaklan' }).click();
    await expect.poll(() => viewAt(page, ANKARA)).toEqual({ zoom: 16, isCentred: true });
    await expect(page).not.toHaveURL(/#/);
  });
});
