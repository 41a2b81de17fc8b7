import type { Cell } from './cell.js';

/** The subject of a cell's changes; `*` means all cells. */
export function liveSubject(cell: Cell): string {
  return `live.${cell}`;
}

/** Subject of the changes with at most one move per provider and SAMPLE_INTERVAL_MS. */
export function sampledLiveSubject(cell: Cell): string {
  return `live-sampled.${cell}`;
}

export const ALL_LIVE_SUBJECTS = liveSubject('*');
export const ALL_SAMPLED_LIVE_SUBJECTS = sampledLiveSubject('*');

export const SAMPLE_INTERVAL_MS = 10_000;

export const LIVE_HEARTBEAT = 'live-heartbeat';

export const HEARTBEAT_INTERVAL_MS = 1_000;

/** Idle time of a cell, or up to twice of it, after which its sequence numbers are forgotten. */
export const CELL_IDLE_MS = 600_000;
