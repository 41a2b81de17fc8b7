import { expect, type Page, test } from '@playwright/test';
import { goOffline, newOnline, type OnlineProvider } from '../../support/go-online.ts';
import { clickMap, drawnMarker, mapReady } from '../../support/map.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA, signedIn } from '../../support/signed-in.ts';

const product = sharedProduct();

/**
 * Width of the world at zoom 0 as the specification and Google count zooms, px; MapLibre's own is
 * one less.
 */
const WORLD_PX = 256;

/**
 * The zoom of the map, and how far a place lies from its middle, px; both from where the map draws.
 */
async function viewAt(page: Page, place: { latitude: number; longitude: number }) {
  const { here, east, box } = await page
    .locator('[data-map-ready]')
    .evaluate((element, { latitude, longitude }) => {
      const { rotadasMap } = element as HTMLElement & {
        rotadasMap: { project(latitude: number, longitude: number): { x: number; y: number } };
      };
      return {
        here: rotadasMap.project(latitude, longitude),
        east: rotadasMap.project(latitude, longitude + 0.01),
        box: { width: element.clientWidth, height: element.clientHeight },
      };
    }, place);
  const zoom = Math.log2(((east.x - here.x) * 36_000) / WORLD_PX);
  const away = Math.hypot(here.x - box.width / 2, here.y - box.height / 2);
  return { zoom: Math.round(zoom * 100) / 100, isCentred: away < 3 };
}

test('the map opens at 39.97, 32.86 and zoom 12 while no position is known', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Mira Ak', { located: false });
  await mapReady(page);
  const start = { latitude: 39.97, longitude: 32.86 };
  expect(await viewAt(page, start)).toEqual({ zoom: 12, isCentred: true });
  await context.close();
});

test('while the map loads its outline stands in its place, and says so', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Mira Ak', { located: false });
  const held = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/maplibre.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  const outline = page.getByRole('status').filter({ hasText: 'Harita yükleniyor' });
  await expect(outline).toBeVisible();
  // the page's own outline gives way to that of the map
  await expect.poll(() => outline.boundingBox()).toEqual(await page.getByRole('main').boundingBox());
  held.resolve(undefined);
  await mapReady(page);
  await expect(outline).toHaveCount(0);
  await context.close();
});

test('the map goes to the first position at zoom 15, and to the refocused one at zoom 16', async ({
  browser,
}) => {
  // where nobody is within it, the first look goes as far out as the nearest
  const near = await newOnline(product, 'Yakın Kişi', { ...ANKARA, latitude: ANKARA.latitude + 0.001 });
  const { page, context } = await signedIn(browser, product, 'Mira Ak');
  await mapReady(page);
  await expect.poll(() => viewAt(page, ANKARA)).toEqual({ zoom: 15, isCentred: true });
  await page.getByRole('region', { name: /^Harita\./ }).press('ArrowRight');
  await expect.poll(async () => (await viewAt(page, ANKARA)).isCentred).toBe(false);
  await page.getByRole('button', { name: 'Konumuma odaklan' }).click();
  await expect.poll(() => viewAt(page, ANKARA)).toEqual({ zoom: 16, isCentred: true });
  await goOffline(product, near);
  await context.close();
});

test('the map fills the screen, below a bar with logo, BETA and profile menu, above a bar of actions', async ({
  browser,
}) => {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    const { page, context } = await signedIn(browser, product, 'Mira Ak', size);
    await mapReady(page);
    // On wide screens bar and list stand beside the map, not on it.
    const map = await page.locator('[data-map-ready]').boundingBox();
    const [x, y] = size.width > 1_000 ? [360, 56] : [0, 0];
    expect(map).toEqual({ x, y, width: size.width - x, height: size.height - y });
    const top = page.getByRole('banner');
    await expect(top.locator('svg').first()).toBeVisible();
    await expect(top.getByText('Rotadaş', { exact: true })).toBeVisible();
    await expect(top.getByText('BETA', { exact: true })).toBeVisible();
    await expect(top.getByRole('button', { name: 'Profil menüsü' })).toBeVisible();
    for (const name of ['Hizmet ara', 'Konumumu yenile', 'Başlat']) {
      const button = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(button?.y).toBeGreaterThan(size.height / 2);
    }
    await context.close();
  }
});

test('only one info window is open at a time', async ({ browser }) => {
  const mark = String(Date.now()).slice(-6);
  const places = [
    { latitude: ANKARA.latitude + 0.002, longitude: ANKARA.longitude - 0.001 },
    { latitude: ANKARA.latitude + 0.002, longitude: ANKARA.longitude + 0.003 },
  ];
  const ferry = { type: 'sea_transport', to: 'Bolu' };
  const captains: OnlineProvider[] = [];
  for (const [index, place] of places.entries())
    captains.push(await newOnline(product, `Kaptan ${mark} ${index}`, place, ferry));
  const { page, context } = await signedIn(browser, product, 'Mira Ak');
  await mapReady(page);
  await page
    .getByRole('group', { name: 'Hizmet türü' })
    .getByRole('button', { name: 'Deniz taşımacılığı' })
    .click();
  const windows = page.getByRole('dialog', { name: /bilgileri$/ });
  for (const [index, place] of places.entries()) {
    await expect.poll(() => drawnMarker(page, captains[index]?.id ?? 0)).toBeTruthy();
    await clickMap(page, place.latitude, place.longitude);
    await expect(windows).toHaveCount(1);
    await expect(windows).toHaveAccessibleName(`Kaptan ${mark} ${index} bilgileri`);
    await expect(windows).toContainText('Ankara → Bolu');
  }
  for (const captain of captains) await goOffline(product, captain);
  await context.close();
});
