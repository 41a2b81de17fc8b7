import { expect, type Page } from '@playwright/test';
import { groundColour, mapReady, reloadInDarkTheme } from '../../support/map.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { ANKARA, signedIn } from '../../support/signed-in.ts';
import { serveStreetTiles, STREETS_CONFIG, streetTiles } from '../../support/street-tiles.ts';
import { changeConfig } from '../../support/stub-calls.ts';
import { test } from '../../support/test.ts';

const product = sharedProduct();

interface LibraryMap {
  queryRenderedFeatures(): { layer: { id: string }; sourceLayer?: string; properties: { name?: string } }[];
}

/** What is drawn of the street map: `layer name`. */
const drawn = (page: Page): Promise<string[]> =>
  page.locator('[data-map-ready]').evaluate((element) => {
    const { rotadasMap } = element as unknown as { rotadasMap: { map: LibraryMap } };
    return rotadasMap.map
      .queryRenderedFeatures()
      .filter(({ layer }) => layer.id.startsWith('base-map:'))
      .map(({ layer, properties }) =>
        `${layer.id.replace(/^base-map:|\|.*/g, '')} ${properties.name ?? ''}`.trim(),
      );
  });

test('streets of the operator’s file are drawn with their names in both themes, without shops and other servers', async ({
  browser,
}) => {
  const requested: string[] = [];
  const { page } = await signedIn(browser, product, 'Mira Ak', {
    prepare: async (fresh) => {
      fresh.on('request', (request) => requested.push(request.url()));
      await changeConfig(fresh, STREETS_CONFIG);
      await serveStreetTiles(fresh, streetTiles(ANKARA));
    },
  });
  await mapReady(page);
  const expected = [
    'earth',
    'water',
    'roads_highway Çevre Yolu',
    'roads_minor Kuğulu Sokak',
    'roads_labels_major Çevre Yolu',
    'places_locality Ancyra',
  ];
  await expect.poll(() => drawn(page)).toEqual(expect.arrayContaining(expected));
  expect((await drawn(page)).filter((each) => /pois|Kahveci/.test(each))).toEqual([]);
  await expect.poll(() => groundColour(page)).toBe('230,227,218');
  await expect(page.locator('.maplibregl-ctrl-attrib')).toContainText(
    'Protomaps © OpenStreetMap katkıcıları',
  );
  await reloadInDarkTheme(page);
  await expect.poll(() => drawn(page)).toEqual(expect.arrayContaining(expected));
  await expect.poll(() => groundColour(page)).toBe('23,30,32');
  const hosts = new Set(requested.map((url) => new URL(url).hostname));
  expect([...hosts].filter((host) => host !== '' && !/^(127\.0\.0\.1|localhost)$/.test(host))).toEqual([]);
});
