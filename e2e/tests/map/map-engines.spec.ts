import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount } from '../../support/accounts.ts';
import { completeProfile, makeProvider } from '../../support/api.ts';
import { goOnline } from '../../support/go-online.ts';
import { clickMap, drawnMarker, drawnMarkers, mapReady } from '../../support/map.ts';
import { goHome, newBrowser } from '../../support/person.ts';
import { type OwnProduct, startOwnProduct } from '../../support/start-product.ts';
import { startStyleStandIn, type StyleStandIn } from '../../support/style-stand-in.ts';

const STAND_IN = join(import.meta.dirname, '../../support/google-maps-stand-in.js');
const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js*';
/** The roads of the built-in ground. */
const ROADS = /\/assets\/roads-[^/]*\.json$/;
const SPOT = { latitude: 39.9731, longitude: 32.8605 };

/**
 * A copy with a key of Google Maps and a vector style of its own; without the key the style is what
 * it shows.
 */
let product: OwnProduct;
let style: StyleStandIn;
let taxi: { account: Account; id: number };
let seeker: Account;

test.beforeAll(async () => {
  style = await startStyleStandIn();
  process.env['GOOGLE_MAPS_KEY'] = 'key-of-the-test';
  process.env['MAP_STYLE_URL'] = style.url;
  try {
    product = await startOwnProduct('engines');
  } finally {
    delete process.env['GOOGLE_MAPS_KEY'];
    delete process.env['MAP_STYLE_URL'];
  }
  const account = await makeAccount(product);
  taxi = { account, id: await makeProvider(product, account, 'Ayşe Yılmaz') };
  await goOnline(product, taxi.account, SPOT);
  seeker = await makeAccount(product);
  await completeProfile(product, seeker, 'Mehmet Kaya');
});

test.afterAll(async () => {
  await product.stop();
  await style.stop();
});

async function openMap(browser: Browser, prepare: (page: Page) => Promise<void>) {
  const spot = { latitude: 39.97, longitude: 32.86 };
  const { page, context } = await newBrowser(browser, product, { spot, account: seeker });
  await prepare(page);
  await goHome(page);
  return { page, close: () => context.close() };
}

async function withGoogle(page: Page): Promise<void> {
  const body = await readFile(STAND_IN, 'utf8');
  await page.route(MAPS_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

async function withoutKey(page: Page): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ response, json: { ...config, googleMapsKey: null } });
  });
}

const ground = (page: Page) => page.getByTestId('map').locator('.map-view__ground');

/** The colour that the map shows at a point where nothing stands. */
async function groundColour(page: Page): Promise<string> {
  const box = await page.getByTestId('map').boundingBox();
  const clip = { x: (box?.x ?? 0) + (box?.width ?? 0) - 60, y: (box?.y ?? 0) + 300, width: 4, height: 4 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(4, 4).getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    return String(pen?.getImageData(1, 1, 1, 1).data.slice(0, 3));
  }, picture);
}

test('with a key, Google Maps shows providers, selects them, follows the theme, and MapLibre is never loaded', async ({
  browser,
}) => {
  const loaded: string[] = [];
  const { page, close } = await openMap(browser, async (opened) => {
    opened.on('request', (request) => loaded.push(request.url()));
    await withGoogle(opened);
  });
  await mapReady(page);
  await expect.poll(() => drawnMarker(page, taxi.id)).toMatchObject(SPOT);

  const script = new URL(loaded.find((url) => url.includes('maps.googleapis.com')) ?? '');
  expect(script.searchParams.get('key')).toBe('key-of-the-test');
  expect(script.searchParams.get('language')).toBe('tr');
  expect(loaded.filter((url) => /maplibre-[^/]*\.js/.test(url))).toEqual([]);

  const styles = async () =>
    JSON.parse(
      (await ground(page).locator('[data-styles]').or(ground(page)).first().getAttribute('data-styles')) ??
        '[]',
    ) as {
      featureType: string;
      stylers: { visibility?: string }[];
    }[];
  const light = await styles();
  expect(light.find(({ featureType }) => featureType === 'poi')?.stylers).toEqual([{ visibility: 'off' }]);

  await clickMap(page, SPOT.latitude, SPOT.longitude);
  await expect(page.getByRole('dialog', { name: 'Ayşe Yılmaz bilgileri' })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('rotadas.theme', 'dark'));
  await page.reload();
  await mapReady(page);
  expect(await styles()).not.toEqual(light);
  await close();
});

test('on a phone Google’s logo, terms and scale stand clear of the bars', async ({ browser }) => {
  const { page, close } = await openMap(browser, withGoogle);
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
  await close();
});

test('with Google Maps the markers and the list are reached by keyboard', async ({ browser }) => {
  const { page, close } = await openMap(browser, withGoogle);
  await mapReady(page);
  await expect.poll(() => drawnMarker(page, taxi.id)).toBeTruthy();
  const info = page.getByRole('dialog', { name: 'Ayşe Yılmaz bilgileri' });
  const markers = page.getByRole('button', { name: /^Haritadaki işaretler/ });
  await markers.focus();
  await expect(markers).toContainText('Ayşe Yılmaz · Taksi (1/1)');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(info).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(markers).toBeFocused();
  const row = page.getByRole('list', { name: 'Yakındakiler' }).getByRole('button');
  await row.first().focus();
  await page.keyboard.press('Enter');
  await expect(info).toBeFocused();
  await close();
});

test('when the maps script does not come, it is tried 3 times more, and the other map opens with a notice', async ({
  browser,
}) => {
  let tries = 0;
  const delays: number[] = [];
  const { page, close } = await openMap(browser, async (opened) => {
    opened.on('console', (message) => {
      const [, delay] = /Failed to load Google Maps script, retrying in (\d+) ms/.exec(message.text()) ?? [];
      if (delay !== undefined) delays.push(Number(delay));
    });
    await opened.route(MAPS_SCRIPT, (route) => {
      tries += 1;
      return route.abort();
    });
  });
  await expect.poll(() => tries).toBe(4);
  expect(delays).toEqual([2, 8, 24]);
  await expect(page.getByText('Google Haritalar açılamadı', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Harita\./ })).toBeVisible();
  expect(tries).toBe(4);
  await close();
});

test('an operator’s vector style lies under the markers, in light and dark, with points of interest hidden', async ({
  browser,
}) => {
  const asked: string[] = [];
  const { page, close } = await openMap(browser, async (opened) => {
    opened.on('request', (request) => asked.push(request.url()));
    await withoutKey(opened);
  });
  await mapReady(page);
  await expect.poll(() => groundColour(page)).toBe('240,224,160');
  expect(asked.filter((url) => ROADS.test(url))).toEqual([]);
  await expect.poll(() => drawnMarker(page, taxi.id)).toBeTruthy();
  // words are drawn in the app's own typeface
  expect(style.asked.filter((path) => path.includes('glyphs'))).toEqual([]);

  await page.evaluate(() => localStorage.setItem('rotadas.theme', 'dark'));
  await page.reload();
  await mapReady(page);
  await expect.poll(() => groundColour(page)).toBe('32,48,96');
  await expect.poll(async () => (await drawnMarkers(page)).map(({ id }) => id)).toContain(taxi.id);
  await close();
});

test('when the operator’s style cannot be had, the built-in map is shown with roads and a notice', async ({
  browser,
}) => {
  style.fail();
  const asked: string[] = [];
  // it goes by itself after some seconds, which a busy machine takes to show the page
  let notice = Promise.resolve();
  const { page, close } = await openMap(browser, async (opened) => {
    opened.on('request', (request) => asked.push(request.url()));
    notice = opened.getByText('Ayrıntılı harita yüklenemedi', { exact: true }).waitFor();
    await withoutKey(opened);
  });
  await notice;
  await mapReady(page);
  await expect.poll(() => drawnMarker(page, taxi.id)).toBeTruthy();
  await expect.poll(() => asked.filter((url) => ROADS.test(url)).length).toBe(1);
  // they are drawn at the zoom of the first fix too, and named
  await expect(page.locator('.maplibregl-ctrl-attrib')).toContainText('© OpenStreetMap contributors');
  await close();
});
