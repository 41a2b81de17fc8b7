import { expect, type Page, test } from '@playwright/test';
import { callApi } from '../../support/api.ts';
import { type HeldLive, holdLive } from '../../support/live.ts';
import { mapReady } from '../../support/map.ts';
import { signIn } from '../../support/person.ts';
import { sharedProduct } from '../../support/running-product.ts';
import {
  allGoOffline,
  east,
  enterSivas,
  goOffline,
  goOnline,
  setHidden,
  SIVAS,
} from '../../support/sivas.ts';

const product = sharedProduct();
/** A position comes back as it was sent, to within rounding, decimal places of a degree. */
const NEAR = 4;

test.afterEach(allGoOffline);

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
    const { body } = await callApi(product, 'GET', '/api/providers/active', { account });
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
