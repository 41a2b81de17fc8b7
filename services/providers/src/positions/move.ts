import type { Position } from '@rotadas/contracts/providers/position';
import { cellOf } from '../presence/cell.js';

/** A position on its way into the store, with the cell that it lies in. */
export interface Move extends Position {
  readonly cell: string;
}

/** Prepares a position. A device whose clock is ahead counts as being there now, else no later position would replace it. */
export function moveOf(position: Position, now: number): Move {
  return { ...position, at: Math.min(position.at, now), cell: cellOf(position) };
}
