import type { Cell } from './cell.js';

/** The subject of a cell's changes; `*` means all cells. */
export function liveSubject(cell: Cell): string {
  return `live.${cell}`;
}

/**
 * The same changes with at most one move per provider and COARSE_MOVE_INTERVAL_MS, for subscribers
 * of the whole country that need positions to some hundred metres.
 */
export function coarseLiveSubject(cell: Cell): string {
  return `live-coarse.${cell}`;
}

export const ALL_LIVE_SUBJECTS = liveSubject('*');
export const ALL_COARSE_LIVE_SUBJECTS = coarseLiveSubject('*');

/** Minimum interval between moves of a provider on its coarse subject, ms. */
export const COARSE_MOVE_INTERVAL_MS = 10_000;

/** Subject of the publishers' heartbeats. */
export const LIVE_HEARTBEAT = 'live-pulse';

/** Interval of the heartbeats, ms. */
export const HEARTBEAT_INTERVAL_MS = 1_000;
