import { type Browser, expect, type Page } from '@playwright/test';
import { type Account, makeAccount } from '../../support/accounts.ts';
import { callApi, makeProvider } from '../../support/api.ts';
import { goOffline, moveTo, newOnline } from '../../support/go-online.ts';
import { type LiveControl, controlLive, playLive } from '../../support/live.ts';
import { clickMap, drawnMarker, mapReady } from '../../support/map.ts';
import { goHome, newBrowser, type Spot } from '../../support/person.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { test } from '../../support/test.ts';

const product = sharedProduct();
const SIVAS: Spot = { latitude: 39.75, longitude: 37.015 };
/** Map tiles round a position by some metres. */
const DECIMALS = 4;
const ACTIVE = '**/api/providers/active?*';

let seeker: Account;

test.beforeAll(async () => {
  seeker = await makeAccount(product);
  await makeProvider(product, seeker, 'Mehmet Kaya');
});

/** A place `degrees` east of SIVAS. */
const east = (degrees: number): Spot => ({ ...SIVAS, longitude: SIVAS.longitude + degrees });

const newOnlineInSivas = () => newOnline(product, 'Ayşe Yılmaz', SIVAS, { from: 'Sivas', to: 'Kayseri' });

async function enterSivas<T>(browser: Browser, account: Account, prepare: (page: Page) => Promise<T>) {
  const person = await newBrowser(browser, product, { spot: SIVAS, account });
  const prepared = await prepare(person.page);
  await goHome(person.page);
  return { ...person, prepared };
}

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );

const expectMarkerAt = (page: Page, id: number, spot: Spot) =>
  expect.poll(async () => (await drawnMarker(page, id))?.longitude).toBeCloseTo(spot.longitude, DECIMALS);

test('over the live connection alone a viewer sees a provider appear, move and disappear, also after a disconnection and in a tab that was hidden', async ({
  browser,
}) => {
  const { page, prepared: live } = await enterSivas(browser, seeker, async (fresh) => {
    await fresh.route(ACTIVE, (route) => route.abort());
    return controlLive(fresh);
  });
  await mapReady(page);
  const provider = await newOnlineInSivas();
  await expectMarkerAt(page, provider.id, SIVAS);
  await moveTo(product, provider, east(0.002));
  await expectMarkerAt(page, provider.id, east(0.002));

  await live.disconnect({ refused: true });
  await moveTo(product, provider, east(0.003));
  const opened = live.opened();
  live.allow();
  await expect.poll(() => live.opened()).toBeGreaterThan(opened);
  await expectMarkerAt(page, provider.id, east(0.003));

  await setHidden(page, true);
  await expect.poll(() => live.isOpen()).toBe(false);
  await moveTo(product, provider, east(0.004));
  expect((await drawnMarker(page, provider.id))?.longitude).toBeCloseTo(east(0.003).longitude, DECIMALS);
  await setHidden(page, false);
  await expectMarkerAt(page, provider.id, east(0.004));

  await goOffline(product, provider);
  await expect.poll(() => drawnMarker(page, provider.id)).toBeFalsy();
});

test('while the live connection is refused, a viewer polls the providers of the visible area', async ({
  browser,
}) => {
  const provider = await newOnlineInSivas();
  const { page } = await enterSivas(browser, seeker, (fresh) => controlLive(fresh, { refused: true }));
  await mapReady(page);
  await expectMarkerAt(page, provider.id, SIVAS);
  const call = page.waitForRequest(ACTIVE);
  await moveTo(product, provider, east(0.002));
  expect(new URL((await call).url()).searchParams.get('bbox')).toMatch(/^[\d.]+(,[\d.]+){3}$/);
  await expectMarkerAt(page, provider.id, east(0.002));
});

test('the zoomed-out map shows clusters, and a click on one zooms in', async ({ browser }) => {
  const { page, prepared } = await enterSivas(browser, seeker, (fresh) =>
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
  await expect
    .poll(async () => {
      await clickMap(page, SIVAS.latitude, SIVAS.longitude);
      return Number(prepared.at(-1)?.['zoom']);
    })
    .toBeGreaterThan(15);
  await expect(panel).not.toContainText('Haritanın bu bölümünde');
});

const positionsOf = ({ sent }: LiveControl) => sent.filter(({ type }) => type === 'position');

test('an online provider sends positions over the live connection, by HTTP while it is disconnected, and the newest after', async ({
  browser,
}) => {
  const { account, id } = await newOnlineInSivas();
  const { page, context, prepared: live } = await enterSivas(browser, account, (fresh) => controlLive(fresh));
  await mapReady(page);
  await context.setGeolocation({ ...east(0.001), accuracy: 20 });
  await expect.poll(() => positionsOf(live).at(-1)?.['longitude']).toBe(east(0.001).longitude);

  await live.disconnect({ refused: true });
  const call = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/providers/location') &&
      request.postDataJSON().longitude === east(0.002).longitude,
  );
  await context.setGeolocation({ ...east(0.002), accuracy: 20 });
  expect((await (await call).response())?.ok()).toBe(true);

  await page.route('**/api/providers/location', (route) => route.abort());
  await context.setGeolocation({ ...east(0.004), accuracy: 20 });
  await page.waitForRequest('**/api/providers/location');
  live.allow();
  const seenAt = async () => {
    const { body } = await callApi(product, 'GET', '/api/providers/active', { account });
    return (body as { id: number; longitude: number }[]).find((one) => one.id === id)?.longitude;
  };
  await expect.poll(seenAt).toBeCloseTo(east(0.004).longitude, DECIMALS);
});
