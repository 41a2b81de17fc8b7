import { expect } from '@playwright/test';
import { makeAccount } from '../../support/accounts.ts';
import { makeProvider } from '../../support/api.ts';
import { changeConfig } from '../../support/stub-calls.ts';
import { newOnline } from '../../support/go-online.ts';
import { clickMap, drawnMarker, mapReady, serveGoogleMaps } from '../../support/map.ts';
import { goHome, newBrowser } from '../../support/person.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { test } from '../../support/test.ts';

const SPOT = { latitude: 38.4189, longitude: 27.1287 };

const product = sharedProduct();

test('with a Google Maps key a user selects a provider on Google Maps, and MapLibre is not loaded', async ({
  browser,
}) => {
  const taxi = await newOnline(product, 'Ayşe Yılmaz', SPOT);
  const account = await makeAccount(product);
  await makeProvider(product, account, 'Mehmet Kaya');
  const { page } = await newBrowser(browser, product, { spot: SPOT, account, bypassCSP: true });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await changeConfig(page, { googleMapsKey: 'key-of-the-test' });
  await serveGoogleMaps(page);
  await goHome(page);
  await mapReady(page);
  const script = new URL(loaded.find((url) => url.includes('maps.googleapis.com')) ?? '');
  expect(script.searchParams.get('key')).toBe('key-of-the-test');
  expect(script.searchParams.get('language')).toBe('tr');
  await expect.poll(() => drawnMarker(page, taxi.id)).toMatchObject(SPOT);
  await clickMap(page, SPOT.latitude, SPOT.longitude);
  await expect(page.getByRole('dialog', { name: 'Ayşe Yılmaz bilgileri' })).toBeVisible();
  expect(loaded.filter((url) => /maplibre-[^/]*\.js/.test(url))).toEqual([]);
});
