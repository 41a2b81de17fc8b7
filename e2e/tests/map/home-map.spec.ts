import { expect, test } from '@playwright/test';
import { countDrawCalls } from '../../support/draw-calls.ts';
import { goOffline, moveTo, newOnline } from '../../support/go-online.ts';
import { drawnMarker, mapReady, viewAt } from '../../support/map.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA, signedIn } from '../../support/signed-in.ts';

const product = sharedProduct();

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

test('a frame of the built-in map takes at most 40 draw calls', async ({ browser }) => {
  const near = { latitude: ANKARA.latitude + 0.001, longitude: ANKARA.longitude };
  const taxi = await newOnline(product, 'Ada Er', near);
  const courier = await newOnline(product, 'Efe Er', { ...near, longitude: near.longitude + 0.002 });
  const { page, context } = await signedIn(browser, product, 'Mira Ak', { prepare: countDrawCalls });
  await mapReady(page);
  await expect(page.locator('.maplibregl-ctrl-attrib')).toContainText('OpenStreetMap'); // the roads
  await expect.poll(() => drawnMarker(page, courier.id)).toBeTruthy();
  await page.evaluate(() => (window.drawCalls.length = 0));
  const moved = { ...near, latitude: near.latitude + 0.001 };
  await moveTo(product, taxi, moved);
  const latitude = async () => (await drawnMarker(page, taxi.id))?.latitude;
  await expect.poll(latitude).toBeCloseTo(moved.latitude, 4);
  const perFrame = await page.evaluate(() => window.drawCalls);
  expect(perFrame.length).toBeGreaterThan(0);
  expect(Math.max(...perFrame)).toBeLessThanOrEqual(40);
  await goOffline(product, taxi);
  await goOffline(product, courier);
  await context.close();
});

test('the map draws its markers again after its graphics context was lost and restored', async ({
  browser,
}) => {
  const near = { latitude: ANKARA.latitude + 0.001, longitude: ANKARA.longitude };
  const taxi = await newOnline(product, 'Ada Er', near);
  const { page, context } = await signedIn(browser, product, 'Mira Ak');
  await mapReady(page);
  await expect.poll(() => drawnMarker(page, taxi.id)).toBeTruthy();
  await page.evaluate(() => {
    const context = document.querySelector<HTMLCanvasElement>('.maplibregl-canvas')?.getContext('webgl2');
    const extension = context?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    document.addEventListener('restore', () => extension?.restoreContext(), { once: true });
  });
  const reopen = page.getByRole('button', { name: 'Haritayı yeniden aç' });
  await expect(reopen).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('restore')));
  await expect(reopen).toBeHidden();
  await mapReady(page);
  await expect.poll(() => drawnMarker(page, taxi.id)).toBeTruthy();
  await goOffline(product, taxi);
  await context.close();
});

test('the map fills a phone, and what the list leaves of a wide screen', async ({ browser }) => {
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
    await context.close();
  }
});
