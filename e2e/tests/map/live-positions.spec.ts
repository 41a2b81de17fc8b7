import { expect, test } from '@playwright/test';
import { callApi } from '../../support/api.ts';
import { type HeldLive, holdLive } from '../../support/live.ts';
import { mapReady } from '../../support/map.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { allGoOffline, east, enterSivas, goOnline, SIVAS } from '../../support/sivas.ts';

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
