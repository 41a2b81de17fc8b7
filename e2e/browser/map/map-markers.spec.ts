import { expect, type Page } from '@playwright/test';
import { type Account, makeAccount } from '../../support/accounts.ts';
import { makeProvider } from '../../support/api.ts';
import { newOnline } from '../../support/go-online.ts';
import { clickMap, drawnMarkers, mapReady } from '../../support/map.ts';
import type { Spot } from '../../support/person.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { enter } from '../../support/signed-in.ts';
import { test } from '../../support/test.ts';

const product = sharedProduct();
test.use({ contextOptions: { reducedMotion: 'no-preference' } });
/** Near the initial centre of the map, without other providers. */
const CENTRE: Spot = { latitude: 39.99, longitude: 32.82 };

let seeker: Account;

test.beforeAll(async () => {
  seeker = await makeAccount(product);
  await makeProvider(product, seeker, 'Mehmet Kaya');
});

const goOnline = async (spot: Spot) => (await newOnline(product, 'Ayşe Yılmaz', spot)).id;
const map = (page: Page) => page.getByRole('region', { name: /^Harita\./ });
const idsOf = async (page: Page) => (await drawnMarkers(page)).map(({ id }) => id);

test('overlapping markers are one cluster, others are single; a click on the cluster separates them', async ({
  browser,
}) => {
  const alone = await goOnline({ latitude: CENTRE.latitude, longitude: CENTRE.longitude + 0.02 });
  const one = await goOnline(CENTRE);
  const other = await goOnline({ latitude: CENTRE.latitude + 0.0008, longitude: CENTRE.longitude });
  const { page } = await enter(browser, product, seeker, { located: false }); // zoom 12
  await mapReady(page);
  await expect.poll(() => idsOf(page)).toContain(alone);
  expect(await idsOf(page)).not.toEqual(expect.arrayContaining([one]));
  expect(await idsOf(page)).not.toEqual(expect.arrayContaining([other]));

  await clickMap(page, CENTRE.latitude + 0.0004, CENTRE.longitude);
  await expect.poll(() => idsOf(page)).toEqual(expect.arrayContaining([one, other]));
});

test('providers at one place are spread when zoomed in; arrows pan, plus and minus zoom, and the focus is visible', async ({
  browser,
}) => {
  const ids = [await goOnline(CENTRE), await goOnline(CENTRE)];
  const { page } = await enter(browser, product, seeker, { spot: CENTRE });
  await mapReady(page);
  await expect
    .poll(async () => {
      await map(page).press('+');
      return idsOf(page);
    })
    .toEqual(expect.arrayContaining(ids));
  const outline = () => map(page).evaluate((element) => getComputedStyle(element).outlineStyle);
  await expect.poll(outline).toBe('solid');
  const places = (await drawnMarkers(page))
    .filter(({ id }) => ids.includes(id))
    .map(({ latitude, longitude }) => `${latitude.toFixed(6)} ${longitude.toFixed(6)}`);
  expect(new Set(places).size).toBe(2);

  await expect
    .poll(async () => {
      await map(page).press('ArrowRight');
      return idsOf(page);
    })
    .not.toEqual(expect.arrayContaining(ids));
});
