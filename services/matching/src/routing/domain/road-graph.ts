import { z } from 'zod';
import { PointIndex } from './point-index.js';

/** Schema of `data/roads.json`, written by `npm run roads`. */
export const RoadData = z.object({
  /** Latitude and longitude of each node in turn, WGS 84 degrees. */
  nodes: z.array(z.number()),
  /** Two nodes and the metres between them, for each edge. */
  edges: z.array(z.int().nonnegative()),
});
export type RoadData = z.infer<typeof RoadData>;

/** Schema of `data/road-towns.json`: the centres of the 81 provinces. */
export const RoadTowns = z.array(
  z.strictObject({ name: z.string(), latitude: z.number(), longitude: z.number() }),
);
export type RoadTowns = z.infer<typeof RoadTowns>;

/** Edges of node n are `first[n]` up to `first[n + 1]`, exclusive; each road is stored twice. */
export interface RoadGraph {
  /** WGS 84 degrees, by node. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** Index of the first edge of each node. A last entry holds the number of edges. */
  readonly first: Uint32Array;
  /** The end node of each edge; the arrays below have the same order. */
  readonly ends: Uint32Array;
  readonly metres: Float64Array;
  readonly seconds: Float64Array;
}

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
      const index = next[start] ?? 0;
      next[start] = index + 1;
      ends[index] = end;
      metres[index] = length;
      seconds[index] = duration;
    }
  }
  return { latitudes, longitudes, first, ends, metres, seconds };
}

/** The source has straight roads of up to 65 km, and places are joined to nodes only. */
const LONGEST_PART_METRES = 5_000;

interface SplitRoads {
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** From, to, metres. */
  readonly edges: readonly (readonly [number, number, number])[];
}

export function splitRoads({ nodes, edges }: RoadData): SplitRoads {
  const latitudes = nodes.filter((_, index) => index % 2 === 0);
  const longitudes = nodes.filter((_, index) => index % 2 === 1);
  const parts: [number, number, number][] = [];
  for (let index = 0; index + 2 < edges.length; index += 3) {
    const [from, to, metres] = [edges[index] ?? 0, edges[index + 1] ?? 0, edges[index + 2] ?? 0];
    const count = Math.max(1, Math.ceil(metres / LONGEST_PART_METRES));
    let last = from;
    for (let part = 1; part < count; part += 1) {
      const share = part / count;
      const added = latitudes.push(between(latitudes, from, to, share)) - 1;
      longitudes.push(between(longitudes, from, to, share));
      parts.push([last, added, metres / count]);
      last = added;
    }
    parts.push([last, to, metres / count]);
  }
  return {
    latitudes: Float64Array.from(latitudes),
    longitudes: Float64Array.from(longitudes),
    edges: parts,
  };
}

function between(degrees: readonly number[], from: number, to: number, share: number): number {
  const [start, end] = [degrees[from] ?? 0, degrees[to] ?? 0];
  return start + (end - start) * share;
}

const METRES_PER_SECOND = 1_000 / 3_600; // of a km/h

/** Average on a highway, including its towns and passes. */
const OPEN_ROAD = 90 * METRES_PER_SECOND;
const IN_TOWN = 50 * METRES_PER_SECOND;
const TOWN_METRES = 6_000;

/** Speed at each node, m/s. The source has no road classes, so only province centres are slower. */
function roadSpeeds(
  nodes: { latitudes: Float64Array; longitudes: Float64Array },
  towns: RoadTowns,
): (node: number) => number {
  const index = new PointIndex(nodes);
  const inTown = new Set(
    towns.flatMap(({ latitude, longitude }) => index.within(latitude, longitude, TOWN_METRES)),
  );
  return (node) => (inTown.has(node) ? IN_TOWN : OPEN_ROAD);
}
