import { type Browser, expect, type Page } from '@playwright/test';
import { type Account, makeAccount } from '../../support/accounts.ts';
import { makeProvider } from '../../support/api.ts';
import { changeConfig } from '../../support/stub-calls.ts';
import { newOnline } from '../../support/go-online.ts';
import {
  clickMap,
  drawnMarker,
  groundColour,
  mapReady,
  reloadInDarkTheme,
  serveGoogleMaps,
} from '../../support/map.ts';
import { goHome, newBrowser } from '../../support/person.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { test } from '../../support/test.ts';

const SPOT = { latitude: 37.2153, longitude: 28.3636 };

const product = sharedProduct();
let seeker: Account;

test.beforeAll(async () => {
  seeker = await makeAccount(product);
  await makeProvider(product, seeker, 'Mehmet Kaya');
});

async function openMap(browser: Browser, config: object, prepare: (page: Page) => Promise<unknown>) {
  const taxi = await newOnline(product, 'Ayşe Yılmaz', SPOT);
  const { page } = await newBrowser(browser, product, { spot: SPOT, account: seeker, bypassCSP: true });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await changeConfig(page, config);
  await prepare(page);
  await goHome(page);
  return { page, taxi, requested };
}

const STYLE = 'https://tiles.example/{theme}/style.json';
const AREA = [
  [20, 30],
  [50, 30],
  [50, 45],
  [20, 45],
  [20, 30],
];

/** An operator's vector style, whose land has another colour in each theme. */
const serveStyle = (page: Page) =>
  page.route('https://tiles.example/**', (route) => {
    const color = route.request().url().includes('dark') ? '#203060' : '#f0e0a0';
    const geometry = { type: 'Polygon', coordinates: [AREA] };
    const land = { type: 'geojson', data: { type: 'Feature', properties: {}, geometry } };
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        version: 8,
        glyphs: 'https://tiles.example/glyphs/{fontstack}/{range}.pbf',
        sources: { land },
        layers: [{ id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': color } }],
      },
    });
  });

/** A vector tile that the polygon of its layer `land` covers. */
const LAND_TILE = Buffer.from('Gh8KBGxhbmQSEhgDIg4JAAAagEAAAIBA/z8ADyiAIHgC', 'base64');

/** `bypassCSP` does not reach workers. */
const letWorkersLoadTiles = (page: Page) =>
  page.route(/maplibre-gl-worker/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': '' };
    await route.fulfill({ response, headers });
  });

const VECTOR_STYLE = {
  version: 8,
  sources: { tiles: { type: 'vector', tiles: ['https://tiles.example/{z}/{x}/{y}.pbf'] } },
  layers: [
    { id: 'land', type: 'fill', source: 'tiles', 'source-layer': 'land', paint: { 'fill-color': '#f0e0a0' } },
  ],
};

const GOOGLE = { googleMapsKey: 'key-of-the-test' };

test('with a Google Maps key a user selects a provider on Google Maps, and MapLibre is not loaded', async ({
  browser,
}) => {
  const { page, taxi, requested } = await openMap(browser, GOOGLE, serveGoogleMaps);
  await mapReady(page);
  const script = new URL(requested.find((url) => url.includes('maps.googleapis.com')) ?? '');
  expect(script.searchParams.get('key')).toBe(GOOGLE.googleMapsKey);
  expect(script.searchParams.get('language')).toBe('tr');
  await expect.poll(() => drawnMarker(page, taxi.id)).toMatchObject(SPOT);
  await clickMap(page, SPOT.latitude, SPOT.longitude);
  await expect(page.getByRole('dialog', { name: 'Ayşe Yılmaz bilgileri' })).toBeVisible();
  expect(requested.filter((url) => /maplibre-[^/]*\.js/.test(url))).toEqual([]);
});

test('Google Maps follows the theme and hides points of interest', async ({ browser }) => {
  const { page } = await openMap(browser, GOOGLE, serveGoogleMaps);
  await mapReady(page);
  const styles = async () => {
    const text = await page.getByTestId('map').locator('[data-styles]').first().getAttribute('data-styles');
    return JSON.parse(text ?? '[]') as { featureType: string; stylers: object[] }[];
  };
  const light = await styles();
  expect(light.find(({ featureType }) => featureType === 'poi')?.stylers).toEqual([{ visibility: 'off' }]);
  await reloadInDarkTheme(page);
  expect(await styles()).not.toEqual(light);
});

test('the bars cover neither Google’s logo nor its terms nor the scale', async ({ browser }) => {
  const { page } = await openMap(browser, GOOGLE, serveGoogleMaps);
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await mapReady(page);
    for (const notice of ['logo', 'terms', 'scale']) {
      const isOnTop = () =>
        page.locator(`[data-notice="${notice}"]`).evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const points = [left + 1, right - 1].flatMap((x) =>
            [top + 1, bottom - 1].map((y) => [x, y] as const),
          );
          return points.every(([x, y]) => document.elementsFromPoint(x, y)[0] === element);
        });
      await expect.poll(isOnTop, `${notice}, ${width} px`).toBe(true);
    }
  }
});

test('if the script of Google Maps fails, it is requested 3 more times, then the other map opens with a notice', async ({
  browser,
}) => {
  const script = 'https://maps.googleapis.com/maps/api/js';
  const { page, requested } = await openMap(browser, GOOGLE, (fresh) =>
    fresh.route(`${script}*`, (route) => route.abort()),
  );
  await expect(page.getByText('Google Haritalar açılamadı', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Harita\./ })).toBeVisible();
  expect(requested.filter((url) => url.startsWith(script))).toHaveLength(4);
});

test('an operator’s vector style is shown in both themes; if it fails, the built-in map opens with a notice', async ({
  browser,
}) => {
  const config = { googleMapsKey: null, mapStyleUrl: STYLE };
  const first = await openMap(browser, config, serveStyle);
  await mapReady(first.page);
  await expect.poll(() => groundColour(first.page)).toBe('240,224,160');
  await expect.poll(() => drawnMarker(first.page, first.taxi.id)).toBeTruthy();
  await reloadInDarkTheme(first.page);
  await expect.poll(() => groundColour(first.page)).toBe('32,48,96');
  expect(first.requested.filter((url) => url.includes('/glyphs/'))).toEqual([]);

  let notice = Promise.resolve(); // it disappears after some seconds, so the wait begins before the page opens
  const second = await openMap(browser, config, async (fresh) => {
    await fresh.route('https://tiles.example/**', (route) => route.fulfill({ status: 503 }));
    notice = fresh.getByText('Ayrıntılı harita yüklenemedi', { exact: true }).waitFor();
  });
  await notice;
  await mapReady(second.page);
  await expect(second.page.locator('.maplibregl-ctrl-attrib')).toContainText('© OpenStreetMap katkıcıları');
});

test('an online map whose first tiles fail appears without a reload, and no error is reported', async ({
  browser,
}) => {
  let isServed = false;
  const failed: string[] = [];
  const { page, requested } = await openMap(
    browser,
    { googleMapsKey: null, mapStyleUrl: 'https://tiles.example/style.json' },
    async (fresh) => {
      await letWorkersLoadTiles(fresh);
      await fresh.route('https://tiles.example/**', (route) => {
        const url = route.request().url();
        const headers = { 'access-control-allow-origin': '*' };
        if (url.endsWith('style.json')) return route.fulfill({ headers, json: VECTOR_STYLE });
        if (isServed) return route.fulfill({ headers, body: LAND_TILE });
        failed.push(url);
        return route.fulfill({ status: 503, headers });
      });
    },
  );
  await mapReady(page);
  await expect.poll(() => failed.length).toBeGreaterThan(0);
  expect(await groundColour(page)).not.toBe('240,224,160');
  isServed = true;
  await expect.poll(() => groundColour(page)).toBe('240,224,160');
  expect(requested.filter((url) => url.endsWith('/api/client-errors'))).toEqual([]);
});
