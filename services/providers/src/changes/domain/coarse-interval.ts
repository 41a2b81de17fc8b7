import type { CellMove } from '@rotadas/contracts/live/cell-change';
import { COARSE_MOVE_EVERY_MS } from '@rotadas/contracts/live/live.subjects';

/** Spreads the intervals of consecutive ids evenly; coprime to COARSE_MOVE_EVERY_MS. */
const PHASE_MS = 6_181;

/**
 * Whether a move is the first of its provider in an interval of COARSE_MOVE_EVERY_MS. It needs the
 * time of the position before only, so that any number of instances together publish one move per
 * provider and interval.
 */
export function beginsCoarseInterval({ id, at }: CellMove, previousAt: number | null): boolean {
  return previousAt === null || intervalAt(id, at) !== intervalAt(id, previousAt);
}

function intervalAt(id: number, at: number): number {
  return Math.floor((at + id * PHASE_MS) / COARSE_MOVE_EVERY_MS);
}
