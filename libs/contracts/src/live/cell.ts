import { z } from 'zod';
import type { Coordinates } from '../primitives/coordinates.js';
import type { BoundingBox } from '../primitives/bounding-box.js';

/** Degrees: about 28 km from south to north. */
const CELL_DEGREES = 0.25;

const LAST_ROW = 180 / CELL_DEGREES - 1;
const LAST_COLUMN = 360 / CELL_DEGREES - 1;

/** `row:column`, counted from 90° south and 180° west. */
export const Cell = z.string().regex(/^\d{1,3}:\d{1,4}$/);
export type Cell = z.infer<typeof Cell>;

/** The cell of a place. */
export function toCell({ latitude, longitude }: Coordinates): Cell {
  return `${toRow(latitude)}:${toColumn(longitude)}`;
}

/** West, south, east and north, degrees. */
export function cellBounds(cell: Cell): BoundingBox {
  const [row = 0, column = 0] = cell.split(':').map(Number);
  const [south, west] = [row * CELL_DEGREES - 90, column * CELL_DEGREES - 180];
  return [west, south, west + CELL_DEGREES, south + CELL_DEGREES];
}

/** If an area has more cells, handling all providers is cheaper than handling those per cell. */
export const CELLS_MAX = 1_000;

/** The number of cells that a box touches. */
export function cellCount([west, south, east, north]: BoundingBox): number {
  return (toRow(north) - toRow(south) + 1) * (toColumn(east) - toColumn(west) + 1);
}

/** The cells that a box touches. Check `cellCount` first: the world has a million. */
export function cellsWithin([west, south, east, north]: BoundingBox): Cell[] {
  const cells: Cell[] = [];
  for (let row = toRow(south); row <= toRow(north); row += 1) {
    for (let column = toColumn(west); column <= toColumn(east); column += 1) cells.push(`${row}:${column}`);
  }
  return cells;
}

function toRow(latitude: number): number {
  return Math.min(Math.floor((latitude + 90) / CELL_DEGREES), LAST_ROW);
}

function toColumn(longitude: number): number {
  return Math.min(Math.floor((longitude + 180) / CELL_DEGREES), LAST_COLUMN);
}

/** Width and height of a region in degrees, about 280 by 215 km: the largest province fits. */
export const REGION_DEGREES_MAX = 2.5;

export function isWithinRegion([west, south, east, north]: BoundingBox): boolean {
  return east - west <= REGION_DEGREES_MAX && north - south <= REGION_DEGREES_MAX;
}
