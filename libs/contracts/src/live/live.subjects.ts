import type { Cell } from './cell.js';

/** Where the changes of a cell are told. */
export function liveSubject(cell: Cell): string {
  return `live.${cell}`;
}

/** Where the changes of all cells are heard. */
export const LIVE_EVERYWHERE = 'live.*';

/** Where publishers give a sign of life. */
export const LIVE_PULSE = 'live-pulse';

/** How often they do, ms. */
export const PULSE_EVERY_MS = 1_000;
