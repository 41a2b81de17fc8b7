import { expect, type Page } from '@playwright/test';
import { drawnMarkers, mapReady } from '../../support/map.ts';

/** Resolves when the map has drawn the same single markers twice, `least` or more. */
export async function mapStill(page: Page, least: number): Promise<void> {
  await mapReady(page);
  let last = '';
  await expect
    .poll(
      async () => {
        const markers = await drawnMarkers(page);
        const now = JSON.stringify(markers);
        const isStill = markers.length >= least && now === last;
        last = now;
        return isStill;
      },
      { intervals: [300] },
    )
    .toBe(true);
}

export async function zoomOut(page: Page, steps: number): Promise<void> {
  const map = page.getByRole('region', { name: /^Harita\./ });
  for (let step = 0; step < steps; step += 1) await map.press('-');
  await map.blur();
}
