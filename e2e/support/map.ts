import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';

export interface DrawnMarker {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
}

interface MapHandle {
  showAll(bbox: readonly number[]): void;
  moveTo(place: { latitude: number; longitude: number; zoom: number }): void;
  project(latitude: number, longitude: number): { x: number; y: number };
  markers: { renderedProviders(): DrawnMarker[] };
}

export async function serveGoogleMaps(page: Page): Promise<void> {
  const path = resolve(import.meta.dirname, 'google-maps-stand-in.js');
  await page.route('https://maps.googleapis.com/maps/api/js*', (route) =>
    route.fulfill({ path, contentType: 'text/javascript' }),
  );
}

export async function mapReady(page: Page): Promise<void> {
  await expect(page.locator('[data-map-ready="true"]')).toBeVisible();
}

export async function reloadInDarkTheme(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('rotadas.theme', 'dark'));
  await page.reload();
  await mapReady(page);
}

export async function groundColour(page: Page): Promise<string> {
  const box = await page.getByTestId('map').boundingBox();
  const clip = { x: (box?.x ?? 0) + (box?.width ?? 0) - 60, y: (box?.y ?? 0) + 300, width: 4, height: 4 };
  return String(await colourIn(page, clip));
}

/** Half of the shown area, degrees. */
const NEARBY = 0.02;

export function showAround(page: Page, { latitude, longitude }: { latitude: number; longitude: number }) {
  const bbox = [longitude - NEARBY, latitude - NEARBY, longitude + NEARBY, latitude + NEARBY];
  return page
    .locator('[data-map-ready]')
    .evaluate((box, area) => (box as HTMLElement & { rotadasMap: MapHandle }).rotadasMap.showAll(area), bbox);
}

/** The single markers at their drawn places, without clusters. */
export function drawnMarkers(page: Page): Promise<DrawnMarker[]> {
  return page
    .locator('[data-map-ready]')
    .evaluate((box) =>
      (box as HTMLElement & { rotadasMap: MapHandle }).rotadasMap.markers.renderedProviders(),
    );
}

export async function drawnMarker(page: Page, id: number): Promise<DrawnMarker | undefined> {
  return (await drawnMarkers(page)).find((marker) => marker.id === id);
}

/** Distance of a place from the centre of the map, px. */
function fromMiddle(page: Page, place: { latitude: number; longitude: number }) {
  return page.locator('[data-map-ready]').evaluate((element, { latitude, longitude }) => {
    const { rotadasMap } = element as HTMLElement & { rotadasMap: MapHandle };
    const { x, y } = rotadasMap.project(latitude, longitude);
    return Math.hypot(x - element.clientWidth / 2, y - element.clientHeight / 2);
  }, place);
}

export async function clickMap(page: Page, latitude: number, longitude: number): Promise<void> {
  const box = page.locator('[data-map-ready]');
  const point = await box.evaluate(
    (element, place) =>
      (element as HTMLElement & { rotadasMap: MapHandle }).rotadasMap.project(
        place.latitude,
        place.longitude,
      ),
    { latitude, longitude },
  );
  await box.click({ position: point });
}

/** Width of the world at Google's zoom 0, px; MapLibre counts one zoom less. */
const WORLD_PX = 256;

export async function viewAt(page: Page, place: { latitude: number; longitude: number }) {
  const degreePx = await page.locator('[data-map-ready]').evaluate((element, { latitude, longitude }) => {
    const { rotadasMap } = element as HTMLElement & { rotadasMap: MapHandle };
    return (
      (rotadasMap.project(latitude, longitude + 0.01).x - rotadasMap.project(latitude, longitude).x) * 100
    );
  }, place);
  const zoom = Math.log2((degreePx * 360) / WORLD_PX);
  return { zoom: Math.round(zoom * 100) / 100, isCentred: (await fromMiddle(page, place)) < 3 };
}

/** `zoom` counts as Google's. */
export async function moveMap(
  page: Page,
  place: { latitude: number; longitude: number; zoom: number },
): Promise<void> {
  await page
    .locator('[data-map-ready]')
    .evaluate(
      (element, to) => (element as HTMLElement & { rotadasMap: MapHandle }).rotadasMap.moveTo(to),
      place,
    );
}

/** The colour that is drawn at a place. */
export async function pixelAt(
  page: Page,
  latitude: number,
  longitude: number,
): Promise<[red: number, green: number, blue: number]> {
  const box = page.locator('[data-map-ready]');
  const at = await box.evaluate(
    (element, place) => {
      const { rotadasMap } = element as HTMLElement & { rotadasMap: MapHandle };
      const { left, top } = element.getBoundingClientRect();
      const { x, y } = rotadasMap.project(place.latitude, place.longitude);
      return { x: left + x, y: top + y };
    },
    { latitude, longitude },
  );
  const clip = { x: Math.floor(at.x) - 1, y: Math.floor(at.y) - 1, width: 2, height: 2 };
  return colourIn(page, clip);
}

/** The colour in the upper left corner of a part of the page. */
async function colourIn(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<[red: number, green: number, blue: number]> {
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue];
  }, picture);
}
