import { expect } from '@playwright/test';
import { countDrawCalls } from '../../support/draw-calls.ts';
import { newOnline } from '../../support/go-online.ts';
import { drawnMarker, mapReady, moveMap } from '../../support/map.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { signedIn } from '../../support/signed-in.ts';
import { test } from '../../support/test.ts';

const product = sharedProduct();

/** No other test is here. */
const HAKKARI = { latitude: 37.577, longitude: 43.737 };

test('a frame of the built-in map takes at most 40 draw calls', async ({ browser }) => {
  const taxi = await newOnline(product, 'Ada Er', { ...HAKKARI, latitude: HAKKARI.latitude + 0.001 });
  const { page } = await signedIn(browser, product, 'Mira Ak', { spot: HAKKARI, prepare: countDrawCalls });
  await mapReady(page);
  await expect(page.locator('.maplibregl-ctrl-attrib')).toContainText('OpenStreetMap');
  await expect.poll(() => drawnMarker(page, taxi.id)).toBeTruthy();
  await page.evaluate(() => (window.drawCalls.length = 0));
  await page.getByRole('region', { name: /^Harita\./ }).press('ArrowRight');
  const perFrame = () => page.evaluate(() => window.drawCalls);
  await expect.poll(async () => (await perFrame()).length).toBeGreaterThan(0);
  expect(Math.max(...(await perFrame()))).toBeLessThanOrEqual(40);
});

test('on a phone, the notice about streets covers no control, and neither does the unfolded attribution', async ({
  browser,
}) => {
  const { page } = await signedIn(browser, product, 'Mira Ak', { spot: HAKKARI, width: 390, height: 844 });
  await mapReady(page);
  await moveMap(page, { ...HAKKARI, zoom: 17 });
  await expect(page.getByText('Sokaklar için internet gerekli')).toBeVisible();
  const toggle = page.locator('.maplibregl-ctrl-attrib-button');
  const before = await toggle.boundingBox();
  await toggle.click();
  const parts = [
    toggle,
    page.locator('.maplibregl-ctrl-attrib-inner'),
    page.locator('.maplibregl-ctrl-scale'),
    page.locator('.streets-note'),
    page.getByRole('button', { name: 'Konumuma odaklan' }),
  ];
  const boxes = await Promise.all(
    parts.map((part) => part.evaluate((element) => element.getBoundingClientRect())),
  );
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top,
      ).toBe(true);
  expect(await toggle.boundingBox()).toEqual(before);
});
