import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount } from '../support/accounts.ts';
import { callApi, makeProvider } from '../support/api.ts';
import { countCalls } from '../support/calls.ts';
import { type HeldLive, holdLive, playLive } from '../support/live.ts';
import { clickMap, drawnMarker, mapReady } from '../support/map.ts';
import { openAs, signIn, type Spot } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();
/** Far from where other tests' providers stand. */
const SIVAS: Spot = { latitude: 39.75, longitude: 37.015 };
/** Markers lie where the position is, to within some metres of rounding by the map's tiles. */
const NEAR = 4; // decimal places, 0.00005 degrees
const ACTIVE = '**/api/providers/active?*';

const providers: { account: Account; id: number }[] = [];
let seeker: Account;

test.beforeAll(async () => {
  seeker = await makeAccount(product);
  await makeProvider(product, seeker, 'Mehmet Kaya');
});

test.afterEach(async () => {
  for (const { account } of providers.splice(0)) await goOffline(account);
});

const goOffline = (account: Account) =>
  callApi(product, 'POST', '/api/providers/status', { account, body: { isOnline: false } });

async function goOnline(spot: Spot): Promise<{ account: Account; id: number }> {
  const account = await makeAccount(product);
  const id = await makeProvider(product, account, 'Ayşe Yılmaz');
  const service = { type: 'taxi', from: 'Sivas', to: 'Kayseri', duration: 60 };
  const body = { isOnline: true, service, ...spot };
  const { status } = await callApi(product, 'POST', '/api/providers/status', { account, body });
  expect(status).toBe(200);
  const provider = { account, id };
  providers.push(provider);
  return provider;
}

const east = (degrees: number): Spot => ({ ...SIVAS, longitude: SIVAS.longitude + degrees });

async function move(account: Account, spot: Spot): Promise<void> {
  const { status } = await callApi(product, 'POST', '/api/providers/location', { account, body: spot });
  expect(status).toBeLessThan(300);
}

/** Signs `account` in at SIVAS, in a page that `prepare` has seen before it was loaded. */
async function enterSivas<T>(browser: Browser, account: Account, prepare: (page: Page) => Promise<T>) {
  const person = await openAs(browser, product, { spot: SIVAS });
  const prepared = await prepare(person.page);
  await person.page.reload();
  await signIn(person.page, account);
  return { ...person, prepared };
}

const expectMarkerAt = (page: Page, id: number, spot: Spot) =>
  expect.poll(async () => (await drawnMarker(page, id))?.longitude).toBeCloseTo(spot.longitude, NEAR);

/** Shows or hides the tab, as far as the page can tell. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );

test('a viewer sees somebody come, move and go over the live connection alone', async ({ browser }) => {
  const { page, context } = await enterSivas(browser, seeker, (fresh) =>
    fresh.route(ACTIVE, (route) => route.abort()),
  );
  await mapReady(page);
  const { account, id } = await goOnline(SIVAS);
  await expectMarkerAt(page, id, SIVAS);
  await move(account, east(0.002));
  await expectMarkerAt(page, id, east(0.002));
  await goOffline(account);
  await expect.poll(() => drawnMarker(page, id)).toBeFalsy();
  await context.close();
});

test('the client watches only what its map shows', async ({ browser }) => {
  const { page, context, prepared } = await enterSivas(browser, seeker, (fresh) => holdLive(fresh));
  await mapReady(page);
  const lastBox = () => prepared.sent.findLast(({ type }) => type === 'watch')?.['bbox'] as number[];
  await expect
    .poll(() => {
      const [west = 0, south = 0, east = 0, north = 0] = lastBox();
      return west < SIVAS.longitude && SIVAS.longitude < east && south < SIVAS.latitude && north < 39.9;
    })
    .toBe(true);
  const [west = 0, , right = 0] = lastBox();
  expect(right - west).toBeLessThan(0.2);
  await context.close();
});

test('a connection that was cut is opened again, and what happened meanwhile is shown', async ({
  browser,
}) => {
  const { account, id } = await goOnline(SIVAS);
  const { page, context, prepared } = await enterSivas(browser, seeker, async (fresh) => {
    await fresh.route(ACTIVE, (route) => route.abort());
    return holdLive(fresh);
  });
  await mapReady(page);
  await expectMarkerAt(page, id, SIVAS);
  await prepared.cut({ refused: true });
  await move(account, east(0.003));
  const opened = prepared.opened();
  prepared.allow();
  await expect.poll(() => prepared.opened()).toBeGreaterThan(opened);
  await expectMarkerAt(page, id, east(0.003));
  await context.close();
});

test('while the live connection is refused, the providers of the map are asked for by polling', async ({
  browser,
}) => {
  const { account, id } = await goOnline(SIVAS);
  const { page, context } = await enterSivas(browser, seeker, (fresh) => holdLive(fresh, { refused: true }));
  await mapReady(page);
  await expectMarkerAt(page, id, SIVAS);
  const call = page.waitForRequest(ACTIVE);
  await move(account, east(0.002));
  expect(new URL((await call).url()).searchParams.get('bbox')).toMatch(/^[\d.]+(,[\d.]+){3}$/);
  await expectMarkerAt(page, id, east(0.002));
  await context.close();
});

test('while the live connection tells, the providers are not asked for', async ({ browser }) => {
  const { page, context, prepared } = await enterSivas(browser, seeker, async (fresh) => {
    await fresh.clock.install();
    return holdLive(fresh);
  });
  await mapReady(page);
  await expect.poll(() => prepared.sent.some(({ type }) => type === 'watch')).toBe(true);
  const { account, id } = await goOnline(SIVAS);
  await expectMarkerAt(page, id, SIVAS);
  const calls = countCalls(page, /^\/api\/providers\/active$/);
  const users = countCalls(page, /^\/api\/users\/me$/);
  await page.clock.fastForward(12_000);
  await expect.poll(users).toBeGreaterThan(0);
  await move(account, east(0.002));
  await expectMarkerAt(page, id, east(0.002));
  expect(calls()).toBe(0);
  await context.close();
});

test('a hidden tab has no live connection; shown again it is up to date', async ({ browser }) => {
  const { account, id } = await goOnline(SIVAS);
  const { page, context, prepared } = await enterSivas(browser, seeker, async (fresh) => {
    await fresh.route(ACTIVE, (route) => route.abort());
    return holdLive(fresh);
  });
  await mapReady(page);
  await expectMarkerAt(page, id, SIVAS);
  await setHidden(page, true);
  await expect.poll(() => prepared.isOpen()).toBe(false);
  await move(account, east(0.003));
  expect((await drawnMarker(page, id))?.longitude).toBeCloseTo(SIVAS.longitude, NEAR);
  expect(prepared.isOpen()).toBe(false);
  await setHidden(page, false);
  await expectMarkerAt(page, id, east(0.003));
  await context.close();
});

test('zoomed out the map counts, the list asks to zoom in, and a click on a count comes nearer', async ({
  browser,
}, testInfo) => {
  const { page, context, prepared } = await enterSivas(browser, seeker, (fresh) =>
    playLive(fresh, (watch) => {
      if (Number(watch['zoom']) > 15) return [{ type: 'snapshot', providers: [] }];
      const clusters = [
        { ...SIVAS, count: 4_200 },
        { ...east(0.006), count: 34 },
      ];
      return [{ type: 'clusters', clusters }];
    }),
  );
  await mapReady(page);
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText(
    'Haritanın bu bölümünde 4.234 kişi var. Tek tek görmek için haritayı yakınlaştır.',
  );
  await page.screenshot({ path: testInfo.outputPath('clusters.png') });
  await expect
    .poll(async () => {
      await clickMap(page, SIVAS.latitude, SIVAS.longitude);
      return Number(prepared.at(-1)?.['zoom']);
    })
    .toBeGreaterThan(15);
  await expect(panel).not.toContainText('Tek tek görmek için');
  await context.close();
});

test('a position that is older than 5 minutes says so in the list and in the info window', async ({
  browser,
}, testInfo) => {
  const { id } = await goOnline(SIVAS);
  const { body } = await callApi(product, 'GET', '/api/providers/active');
  const provider = (body as { id: number }[]).find((one) => one.id === id);
  const { page, context } = await enterSivas(browser, seeker, (fresh) =>
    playLive(fresh, () => [{ type: 'snapshot', providers: [{ ...provider, at: Date.now() - 7 * 60_000 }] }]),
  );
  await mapReady(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Ayşe Yılmaz' });
  await expect(row).toContainText('konumu güncel değil');
  await row.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Ayşe Yılmaz bilgileri' })).toContainText(
    'Konumu 5 dakikadan uzun süredir yenilenmedi; artık burada olmayabilir.',
  );
  await page.screenshot({ path: testInfo.outputPath('stale.png') });
  await context.close();
});

const positionsOf = ({ sent }: HeldLive) => sent.filter(({ type }) => type === 'position');

test('an online provider sends positions over the live connection, after a cut the newest', async ({
  browser,
}) => {
  const { account, id } = await goOnline(SIVAS);
  const { page, context, prepared } = await enterSivas(browser, account, async (fresh) => {
    await fresh.route('**/api/providers/location', (route) => route.abort());
    return holdLive(fresh);
  });
  await mapReady(page);
  await expect.poll(() => positionsOf(prepared).length).toBeGreaterThan(0);
  await context.setGeolocation({ ...east(0.001), accuracy: 20 });
  await expect.poll(() => positionsOf(prepared).at(-1)?.['longitude']).toBe(east(0.001).longitude);
  await prepared.cut({ refused: true });
  const before = positionsOf(prepared).length;
  await context.setGeolocation({ ...east(0.002), accuracy: 20 });
  await page.waitForRequest('**/api/providers/location');
  await context.setGeolocation({ ...east(0.004), accuracy: 20 });
  await page.waitForRequest('**/api/providers/location');
  prepared.allow();
  const seenAt = async () => {
    const { body } = await callApi(product, 'GET', '/api/providers/active');
    return (body as { id: number; longitude: number }[]).find((one) => one.id === id)?.longitude;
  };
  await expect.poll(seenAt).toBeCloseTo(east(0.004).longitude, NEAR);
  expect(positionsOf(prepared).length).toBeGreaterThan(before);
  await context.close();
});

test('an online provider sends positions by calls while the live connection is refused', async ({
  browser,
}) => {
  const { account } = await goOnline(SIVAS);
  const { page, context } = await enterSivas(browser, account, (fresh) => holdLive(fresh, { refused: true }));
  await mapReady(page);
  const call = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/providers/location') &&
      request.postDataJSON().longitude === east(0.001).longitude,
  );
  await context.setGeolocation({ ...east(0.001), accuracy: 20 });
  expect((await (await call).response())?.ok()).toBe(true);
  await context.close();
});

/** Notes on the page which wake locks were asked for and let go. */
const noteWakeLocks = (page: Page) =>
  page.addInitScript(() => {
    const notes: string[] = [];
    Object.assign(window, { wakeLocks: notes });
    const request = (kind: string) => {
      notes.push(`request ${kind}`);
      const lock = {
        released: false,
        release: () => {
          lock.released = true;
          notes.push('release');
          return Promise.resolve();
        },
      };
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') lock.released = true; // as browsers do
      });
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
const wakeLocks = (page: Page) =>
  page.evaluate(() => (window as unknown as { wakeLocks: string[] }).wakeLocks);

test('the screen stays on while online, again after a return to the page, and is let go offline', async ({
  browser,
}) => {
  const { account } = await goOnline(SIVAS);
  const { page, context } = await enterSivas(browser, account, noteWakeLocks);
  await expect.poll(() => wakeLocks(page)).toEqual(['request screen']);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect.poll(() => wakeLocks(page)).toEqual(['request screen', 'request screen']);
  await goOffline(account);
  await expect.poll(() => wakeLocks(page)).toEqual(['request screen', 'request screen', 'release']);
  await context.close();
});

test('on a phone an online provider is told to keep the page open, until read', async ({ browser }) => {
  const { account } = await goOnline(SIVAS);
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    geolocation: { ...SIVAS, accuracy: 20 },
    permissions: ['geolocation'],
  });
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page, account);
  const hint = page.getByText('Yayındayken bu sayfayı açık tut: arka planda konumun gönderilemez.');
  await expect(hint).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('stay-open.png') });
  await page.getByRole('button', { name: 'Anladım' }).click();
  await expect(hint).toBeHidden();
  await context.close();
});
