import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** Side of a cell, degrees; about 28 km from south to north. Changing it strands the geo-sets of the old one. */
const CELL_DEGREES = 0.25;

const LAST_ROW = 180 / CELL_DEGREES - 1;
const LAST_COLUMN = 360 / CELL_DEGREES - 1;

/** The name of the cell of a fixed grid that holds a point: `row:column`, counted from 90° south, 180° west. */
export function cellOf({ latitude, longitude }: Coordinates): string {
  const row = Math.min(Math.floor((latitude + 90) / CELL_DEGREES), LAST_ROW);
  const column = Math.min(Math.floor((longitude + 180) / CELL_DEGREES), LAST_COLUMN);
  return `${row}:${column}`;
}
