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

/** Adds to a pipeline what keeps the geo-sets true: into the cell, out of the one before. */
export function enterCell(pipeline: ChainableCommander, entry: CellEntry): void {
  const { userId, cell, previousCell, longitude } = entry;
  const latitude = Math.max(-GEO_LATITUDE_MAX, Math.min(GEO_LATITUDE_MAX, entry.latitude));
  if (previousCell && previousCell !== cell) pipeline.zrem(geoKey(previousCell), userId);
  pipeline.geoadd(geoKey(cell), longitude, latitude, userId);
}
