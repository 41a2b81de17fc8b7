import { expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount } from '../../support/accounts.ts';
import { callApi, makeProvider } from '../../support/api.ts';
import { countCalls } from '../../support/calls.ts';
import { holdLive, playLive } from '../../support/live.ts';
import { clickMap, drawnMarker, mapReady } from '../../support/map.ts';
import type { Spot } from '../../support/person.ts';
import { sharedProduct } from '../../support/running-product.ts';
import {
  allGoOffline,
  east,
  enterSivas,
  goOffline,
  goOnline,
  move,
  setHidden,
  SIVAS,
} from '../../support/sivas.ts';

const product = sharedProduct();
/** Markers lie where the position is, to within some metres of rounding by the map's tiles. */
const NEAR = 4; // decimal places, 0.00005 degrees
const ACTIVE = '**/api/providers/active?*';

let seeker: Account;

test.beforeAll(async () => {
  seeker = await makeAccount(product);
  await makeProvider(product, seeker, 'Mehmet Kaya');
});
test.afterEach(allGoOffline);

const expectMarkerAt = (page: Page, id: number, spot: Spot) =>
  expect.poll(async () => (await drawnMarker(page, id))?.longitude).toBeCloseTo(spot.longitude, NEAR);

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
  const lastBox = () => (prepared.sent.findLast(({ type }) => type === 'watch')?.['bbox'] ?? []) as number[];
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
  await expect(panel).toContainText('Haritanın bu bölümünde 4.234 kişi var');
  await page.screenshot({ path: testInfo.outputPath('clusters.png') });
  await expect
    .poll(async () => {
      await clickMap(page, SIVAS.latitude, SIVAS.longitude);
      return Number(prepared.at(-1)?.['zoom']);
    })
    .toBeGreaterThan(15);
  await expect(panel).not.toContainText('Haritanın bu bölümünde');
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
    'Son konum 7 dk önce — artık burada olmayabilir.',
  );
  await page.screenshot({ path: testInfo.outputPath('stale.png') });
  await context.close();
});
