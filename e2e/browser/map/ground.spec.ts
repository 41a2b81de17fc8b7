import { expect, type Page } from '@playwright/test';
import { makeAccount } from '../../support/accounts.ts';
import { makeProvider } from '../../support/api.ts';
import { mapReady, moveMap, pixelAt } from '../../support/map.ts';
import { goHome, newBrowser } from '../../support/person.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { test } from '../../support/test.ts';

const product = sharedProduct();

/** Latitude, longitude. No label or road is near. */
const WATER = {
  'the Golden Horn': [41.0275, 28.956],
  'the Bosporus at its narrowest': [41.08, 29.0592],
  'the sea beside Büyükada': [40.856, 29.155],
  'the bay of İzmir': [38.425, 27.1],
  'the bay of Antalya': [36.84, 30.78],
  'Lake Van': [38.6, 42.9],
  'Lake Tuz': [38.75, 33.4],
  'the Keban reservoir': [38.84, 39.29],
  'the Dardanelles': [40.15, 26.39],
} as const;
const LAND = {
  Büyükada: [40.856, 29.121],
  'the west of Antalya': [36.912, 30.655],
  'Marmara island': [40.62, 27.6],
  'the Bodrum peninsula': [37.06, 27.35],
  'the west of Ankara': [39.865, 32.53],
} as const;
/** The account is in a place that no test looks at. */
const SIVAS = { latitude: 39.7477, longitude: 37.0179 };
const ZOOMS = [11, 13, 15];

/** The page can reach its own server only, as in a network without the internet. */
async function openMap(page: Page): Promise<void> {
  await page.route(
    (url) => url.origin !== new URL(product.url).origin,
    (route) => route.abort(),
  );
  await goHome(page);
  await mapReady(page);
}

test('the built-in ground has water and land where they are', async ({ browser }) => {
  const account = await makeAccount(product);
  await makeProvider(product, account, 'Mehmet Kaya');
  const { page } = await newBrowser(browser, product, { account, spot: SIVAS });
  await openMap(page);
  for (const [kind, places] of Object.entries({ water: WATER, land: LAND }))
    for (const [name, [latitude, longitude]] of Object.entries(places))
      for (const zoom of ZOOMS) {
        await moveMap(page, { latitude, longitude, zoom });
        const drawn = async () => toKind(await pixelAt(page, latitude, longitude));
        await expect.poll(drawn, `${name}, zoom ${zoom}`).toBe(kind);
      }
});

/** Water is blue; land is a warm tone of paper. */
function toKind([red, , blue]: readonly [red: number, green: number, blue: number]): string {
  if (blue > red + 10) return 'water';
  return red > blue + 5 ? 'land' : 'something else';
}
