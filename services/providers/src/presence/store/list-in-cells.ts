import type { ChainableCommander } from 'ioredis';
import { cellKey, markerKey, ON_MAP_KEY } from '../../store/redis-keys.js';

/** A provider that is in a cell which does not list it yet. */
export interface CellEntry {
  readonly userId: number;
  readonly cell: string;
  /** The cell that lists it in place of this one; empty when none does. */
  readonly listedIn: string;
}

/**
 * Adds to a pipeline what lists providers in their cells, and no more in others; one command for each cell. The markers learn of it last: what
 * is lost on the way is done again with the next position.
 */
export function listInCells(pipeline: ChainableCommander, entries: readonly CellEntry[]): ChainableCommander {
  const now = Date.now();
  const elsewhere = entries.filter(({ cell, listedIn }) => listedIn && listedIn !== cell);
  for (const [cell, left] of Map.groupBy(elsewhere, ({ listedIn }) => listedIn)) {
    pipeline.zrem(cellKey(cell), ...left.map(({ userId }) => userId));
  }
  for (const [cell, entered] of Map.groupBy(entries, (entry) => entry.cell)) {
    pipeline.zadd(cellKey(cell), ...entered.flatMap(({ userId }) => [now, userId]));
  }
  pipeline.zadd(ON_MAP_KEY, ...entries.flatMap(({ userId }) => [now, userId]));
  for (const { userId, cell } of entries) pipeline.hset(markerKey(userId), 'listedIn', cell);
  return pipeline;
}
