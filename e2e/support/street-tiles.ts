import type { Page } from '@playwright/test';
import { tilesFile } from '@rotadas/test-kit/tiles-file';
import type { Feature, Geometry } from 'geojson';

const PATH = '/map/streets.pmtiles';

const feature = (properties: object, geometry: Geometry): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});

/** Streets and a lake around a place, in the layers of Protomaps. */
export function streetTiles({ latitude, longitude }: { latitude: number; longitude: number }): Buffer {
  const at = (east: number, north: number) => [longitude + east, latitude + north];
  const area = (west: number, south: number, east: number, north: number): Geometry => ({
    type: 'Polygon',
    coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
  });
  const street = (kind: string, name: string, north: number) =>
    feature({ kind, name, min_zoom: 6 }, { type: 'LineString', coordinates: [at(-1, north), at(1, north)] });
  const point = (properties: object, east: number, north: number) =>
    feature({ min_zoom: 6, ...properties }, { type: 'Point', coordinates: at(east, north) });
  const layers = {
    earth: [feature({ kind: 'earth' }, area(-1, -1, 1, 1))],
    water: [feature({ kind: 'lake' }, area(-1, 0.005, 1, 0.02))],
    roads: [street('highway', 'Çevre Yolu', -0.004), street('minor_road', 'Kuğulu Sokak', -0.002)],
    places: [
      point(
        { kind: 'locality', name: 'Ancyra', 'name:tr': 'Başkent', population: 5e6, population_rank: 14 },
        0.004,
        0.001,
      ),
    ],
    pois: [point({ kind: 'cafe', name: 'Kahveci' }, -0.004, 0.001)],
  };
  const bounds = [longitude - 0.2, latitude - 0.2, longitude + 0.2, latitude + 0.2] as const;
  return tilesFile({ layers, bounds, minZoom: 6, maxZoom: 13 });
}

/** Responds as the gateway does with MAP_TILES; the shared product has no file. */
export async function serveStreetTiles(page: Page, file: Buffer): Promise<void> {
  await page.route(`**${PATH}`, (route) => {
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers()['range'] ?? '') ?? [];
    return route.fulfill({
      status: 206,
      headers: { etag: '"streets"' },
      body: file.subarray(Number(start), Number(end) + 1),
    });
  });
}

export const STREETS_CONFIG = { googleMapsKey: null, mapStyleUrl: PATH };
