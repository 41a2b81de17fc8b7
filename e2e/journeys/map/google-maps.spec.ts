import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeAccount } from '../../support/accounts.ts';
import { makeProvider } from '../../support/api.ts';
import { goOffline, newOnline } from '../../support/go-online.ts';
import { clickMap, drawnMarker, mapReady } from '../../support/map.ts';
import { goHome } from '../../support/person.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { sessionOf } from '../../support/session.ts';

const STAND_IN = resolve(import.meta.dirname, '../../support/google-maps-stand-in.js');
/** İzmir, where no other test has a provider. */
const SPOT = { latitude: 38.4189, longitude: 27.1287 };

const product = sharedProduct();

test('with a key of Google Maps a user selects a provider on it, and MapLibre is not loaded', async ({
  browser,
}) => {
  const taxi = await newOnline(product, 'Ayşe Yılmaz', SPOT);
  const account = await makeAccount(product);
  await makeProvider(product, account, 'Mehmet Kaya');
  const context = await browser.newContext({
    baseURL: product.url,
    bypassCSP: true, // the shared product has no key, so its content policy excludes Google
    geolocation: { ...SPOT, accuracy: 20 },
    permissions: ['geolocation'],
    storageState: sessionOf(product, account),
  });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), googleMapsKey: 'key-of-the-test' } });
  });
  await page.route('https://maps.googleapis.com/maps/api/js*', (route) =>
    route.fulfill({ path: STAND_IN, contentType: 'text/javascript' }),
  );
  await goHome(page);
  await mapReady(page);
  const script = new URL(loaded.find((url) => url.includes('maps.googleapis.com')) ?? '');
  expect(script.searchParams.get('key')).toBe('key-of-the-test');
  await expect.poll(() => drawnMarker(page, taxi.id)).toMatchObject(SPOT);
  await clickMap(page, SPOT.latitude, SPOT.longitude);
  await expect(page.getByRole('dialog', { name: 'Ayşe Yılmaz bilgileri' })).toBeVisible();
  expect(loaded.filter((url) => /maplibre-[^/]*\.js/.test(url))).toEqual([]);
  await goOffline(product, taxi);
  await context.close();
});
