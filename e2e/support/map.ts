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

/** Waits until the map has drawn once. */
export async function mapReady(page: Page): Promise<void> {
  await expect(page.locator('[data-map-ready="true"]')).toBeVisible({ timeout: 60_000 });
}

/** The marker of provider `id` where the map really draws it; undefined while it draws none. */
export function drawnMarker(page: Page, id: number): Promise<DrawnMarker | undefined> {
  return page.locator('[data-map-ready]').evaluate((box, wanted) => {
    const map = (box as HTMLElement & { rotadasMap: MapHandle }).rotadasMap;
    return map.renderedProviders().find((marker) => marker.id === wanted);
  }, id);
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
