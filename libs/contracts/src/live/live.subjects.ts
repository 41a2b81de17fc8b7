import type { Cell } from './cell.js';

/** The subject of a cell's changes; `*` stands for all cells. */
export function liveSubject(cell: Cell): string {
  return `live.${cell}`;
}

/**
 * The subject of the same changes with at most one move per provider and COARSE_MOVE_EVERY_MS;
 * markers and leaves are published immediately. For subscribers that follow the whole country and
 * need places to some hundred metres only.
 */
export function coarseLiveSubject(cell: Cell): string {
  return `live-coarse.${cell}`;
}

export const LIVE_EVERYWHERE = liveSubject('*');
export const LIVE_COARSE_EVERYWHERE = coarseLiveSubject('*');

/** Shortest time between two moves of one provider on its coarse subject, ms. */
export const COARSE_MOVE_EVERY_MS = 10_000;

/** Where publishers give a sign of life. */
export const LIVE_PULSE = 'live-pulse';

/** How often they do, ms. */
export const PULSE_EVERY_MS = 1_000;
