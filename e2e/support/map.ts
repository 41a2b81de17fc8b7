import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** A marker as the map draws it. */
export interface DrawnMarker {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
}

interface MapHandle {
  project(latitude: number, longitude: number): { x: number; y: number };
  renderedProviders(): DrawnMarker[];
}

/** Serves a stand-in for the script of Google Maps. */
export async function serveGoogleMaps(page: Page): Promise<void> {
  const path = resolve(import.meta.dirname, 'google-maps-stand-in.js');
  await page.route('https://maps.googleapis.com/maps/api/js*', (route) =>
    route.fulfill({ path, contentType: 'text/javascript' }),
  );
}

/** Waits until the map has drawn once. */
export async function mapReady(page: Page): Promise<void> {
  await expect(page.locator('[data-map-ready="true"]')).toBeVisible();
}

/** All single markers where the map really draws them; clustered ones are not among them. */
export function drawnMarkers(page: Page): Promise<DrawnMarker[]> {
  return page
    .locator('[data-map-ready]')
    .evaluate((box) => (box as HTMLElement & { rotadasMap: MapHandle }).rotadasMap.renderedProviders());
}

/** The marker of provider `id`; undefined while the map draws none. */
export async function drawnMarker(page: Page, id: number): Promise<DrawnMarker | undefined> {
  return (await drawnMarkers(page)).find((marker) => marker.id === id);
}

/** How far from the middle of the map a place is drawn, px. */
export function fromMiddle(page: Page, place: { latitude: number; longitude: number }) {
  return page.locator('[data-map-ready]').evaluate((element, { latitude, longitude }) => {
    const { rotadasMap } = element as HTMLElement & { rotadasMap: MapHandle };
    const { x, y } = rotadasMap.project(latitude, longitude);
    return Math.hypot(x - element.clientWidth / 2, y - element.clientHeight / 2);
  }, place);
}

/** Clicks the map at a place on the globe. */
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

/** Width of the world at zoom 0, px, as Google counts zooms; MapLibre counts one less. */
const WORLD_PX = 256;

/** The zoom of the map, and whether a place is drawn in its middle. */
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
