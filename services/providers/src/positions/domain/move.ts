import { type Cell, cellOf } from '@rotadas/contracts/live/cell';
import { roundedPoint } from '@rotadas/contracts/primitives/coordinates';
import type { Position } from '@rotadas/contracts/providers/position';

/** A position to be stored, with the cell that it lies in. */
export interface Move extends Omit<Position, 'at'> {
  /**
   * When this side received it, epoch ms: what others see, since the clocks of devices are wrong.
   */
  readonly receivedAt: number;
  /**
   * When the device took it, epoch ms by its own clock; null where it did not say. It is compared
   * with that device's own only.
   */
  readonly deviceAt: number | null;
  readonly cell: Cell;
}

/** The move that a position makes which was received at `receivedAt`, epoch ms. */
export function moveOf({ userId, at: deviceAt, ...place }: Position, receivedAt: number): Move {
  const point = roundedPoint(place);
  return { userId, ...point, receivedAt, deviceAt, cell: cellOf(point) };
}
