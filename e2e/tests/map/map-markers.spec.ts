import { expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount } from '../../support/accounts.ts';
import { makeProvider } from '../../support/api.ts';
import { goOffline, moveTo, newOnline, type OnlineProvider } from '../../support/go-online.ts';
import { clickMap, drawnMarkers, mapReady } from '../../support/map.ts';
import { goHome, newBrowser, openHome, type Spot } from '../../support/person.ts';
import { MOVING } from '../../support/moving.ts';
import { sharedProduct } from '../../support/running-product.ts';

const product = sharedProduct();
test.use(MOVING);
/** Near the map's first centre, where no other test's providers stand. */
const CENTRE: Spot = { latitude: 39.99, longitude: 32.82 };

let seeker: Account;
const providers: OnlineProvider[] = [];

test.beforeAll(async () => {
  seeker = await makeAccount(product);
  await makeProvider(product, seeker, 'Mehmet Kaya');
});

test.afterEach(async () => {
  for (const provider of providers.splice(0)) await goOffline(product, provider);
});

async function goOnline(spot: Spot): Promise<number> {
  const provider = await newOnline(product, 'Ayşe Yılmaz', spot);
  providers.push(provider);
  return provider.id;
}

const map = (page: Page) => page.getByRole('region', { name: /^Harita\./ });
const idsOf = async (page: Page) => (await drawnMarkers(page)).map(({ id }) => id);

test('markers that hide each other are one cluster, others stand alone; a click on the cluster sets them apart', async ({
  browser,
}) => {
  const alone = await goOnline({ latitude: CENTRE.latitude, longitude: CENTRE.longitude + 0.02 });
  const one = await goOnline(CENTRE);
  const other = await goOnline({ latitude: CENTRE.latitude + 0.0008, longitude: CENTRE.longitude });
  const { page, context } = await openHome(browser, product, { account: seeker }); // without a position: zoom 12
  await mapReady(page);
  await expect.poll(() => idsOf(page)).toContain(alone);
  expect(await idsOf(page)).not.toEqual(expect.arrayContaining([one]));
  expect(await idsOf(page)).not.toEqual(expect.arrayContaining([other]));

  await clickMap(page, CENTRE.latitude + 0.0004, CENTRE.longitude);
  await expect.poll(() => idsOf(page)).toEqual(expect.arrayContaining([one, other]));
  await context.close();
});

test('providers at one place are set apart when the map is near; arrows pan it, plus and minus zoom it, and its focus shows', async ({
  browser,
}) => {
  const ids = [await goOnline(CENTRE), await goOnline(CENTRE)];
  const { page, context } = await openHome(browser, product, { spot: CENTRE, account: seeker });
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
    .not.toEqual(expect.arrayContaining(ids)); // panned out of sight
  await context.close();
});

test('under prefers-reduced-motion a marker is at its new place without a glide', async ({ browser }) => {
  const id = await goOnline(CENTRE);
  const { page, context } = await newBrowser(browser, product, { spot: CENTRE, account: seeker });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goHome(page);
  await mapReady(page);
  await expect.poll(() => idsOf(page)).toContain(id);
  const longitudes = page.locator('[data-map-ready]').evaluate(
    (box, { wanted, goal }) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const look = () => {
          const { rotadasMap } = box as HTMLElement & {
            rotadasMap: { renderedProviders(): { id: number; longitude: number }[] };
          };
          const found = rotadasMap.renderedProviders().find((marker) => marker.id === wanted);
          if (found) seen.push(found.longitude);
          if (found && Math.abs(found.longitude - goal) < 0.0001) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
    { wanted: id, goal: CENTRE.longitude + 0.003 },
  );
  const [{ account } = { account: seeker }] = providers;
  await moveTo(product, { account }, { ...CENTRE, longitude: CENTRE.longitude + 0.003 });
  const between = (await longitudes).filter(
    (longitude) => longitude - CENTRE.longitude > 0.0002 && CENTRE.longitude + 0.003 - longitude > 0.0002,
  );
  expect(between).toEqual([]);
  await context.close();
});
