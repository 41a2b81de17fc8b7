import { cellOf } from '@rotadas/contracts/live/cell';
import { roundedPoint } from '@rotadas/contracts/primitives/coordinates';
import type { Position } from '@rotadas/contracts/providers/position';

/** A position on its way into the store, with the cell that it lies in. */
export interface Move extends Omit<Position, 'at'> {
  /** When it arrived, ms by the clock of this side: what others see, since device clocks are wrong. */
  readonly at: number;
  /** When the device took it, ms by its own clock; null where it did not say. Compared with its own earlier ones only. */
  readonly deviceAt: number | null;
  readonly cell: string;
}

/** Prepares a position that arrived at `now`. */
export function moveOf({ userId, at, ...place }: Position, now: number): Move {
  const point = roundedPoint(place);
  return { userId, ...point, at: now, deviceAt: at, cell: cellOf(point) };
}
