import { roadSpeeds } from './road-speeds.js';
import type { RoadData, RoadTowns } from './road-data.js';
import { splitRoads } from './split-roads.js';

/**
 * The roads as typed arrays: the edges of node n are those from `first[n]` up to `first[n + 1]`.
 * A road has no direction and is there twice, once from either end.
 */
export interface RoadGraph {
  /** Degrees in WGS 84, by node. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** By node, and one more. */
  readonly first: Uint32Array;
  /** By edge: the node that it leads to, and what it takes. */
  readonly ends: Uint32Array;
  readonly metres: Float64Array;
  readonly seconds: Float64Array;
}

/** Builds the graph of `data`; `towns` are where driving is slow. */
export function buildRoadGraph(data: RoadData, towns: RoadTowns): RoadGraph {
  const { latitudes, longitudes, edges } = splitRoads(data);
  const size = latitudes.length;
  const first = new Uint32Array(size + 1);
  for (const [from, to] of edges) {
    first[from + 1] = (first[from + 1] ?? 0) + 1;
    first[to + 1] = (first[to + 1] ?? 0) + 1;
  }
  for (let node = 0; node < size; node += 1) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const next = first.slice();
  const ends = new Uint32Array(first[size] ?? 0);
  const metres = new Float64Array(ends.length);
  const seconds = new Float64Array(ends.length);
  const speedAt = roadSpeeds({ latitudes, longitudes }, towns);
  for (const [from, to, length] of edges) {
    const duration = length / Math.min(speedAt(from), speedAt(to));
    for (const [start, end] of [
      [from, to],
      [to, from],
    ] as const) {
      const at = next[start] ?? 0;
      next[start] = at + 1;
      ends[at] = end;
      metres[at] = length;
      seconds[at] = duration;
    }
  }
  return { latitudes, longitudes, first, ends, metres, seconds };
}
