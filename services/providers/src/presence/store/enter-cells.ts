import type { ChainableCommander } from 'ioredis';
import { geoKey } from '../../store/redis-keys.js';
import type { TimedPosition } from '../marker.js';

/** The most northern and southern latitude that a geo-set of Redis takes (its projection ends there). */
const GEO_LATITUDE_MAX = 85.05112878;

/** A position and the cells that it lies in and came from; the latter empty when there is none. */
export interface CellEntry extends TimedPosition {
  readonly userId: number;
  readonly cell: string;
  readonly previousCell: string;
}

/** Adds to a pipeline what keeps the geo-sets true: into the cell, out of the one before. One command for each cell. */
export function enterCells(pipeline: ChainableCommander, entries: readonly CellEntry[]): void {
  const movers = entries.filter(({ cell, previousCell }) => previousCell && previousCell !== cell);
  for (const [cell, left] of Map.groupBy(movers, ({ previousCell }) => previousCell)) {
    pipeline.zrem(geoKey(cell), ...left.map(({ userId }) => userId));
  }
  for (const [cell, entered] of Map.groupBy(entries, (entry) => entry.cell)) {
    pipeline.geoadd(geoKey(cell), ...entered.flatMap(memberOf));
  }
}

function memberOf({ userId, latitude, longitude }: CellEntry): [number, number, number] {
  return [longitude, Math.max(-GEO_LATITUDE_MAX, Math.min(GEO_LATITUDE_MAX, latitude)), userId];
}
