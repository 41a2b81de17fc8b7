import type { RoadData } from './road-data.js';

/**
 * A road of two nodes is split into parts of at most so many metres: the source has straight lines
 * of up to 65 km, and whoever stands beside the middle of one would be taken to its end.
 */
const LONGEST_PART_METRES = 5_000;

/** The nodes of the graph as pairs of degrees, and its edges between neighbours. */
export interface SplitRoads {
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** From, to, metres. */
  readonly edges: readonly (readonly [number, number, number])[];
}

/** Puts nodes into long roads, evenly on the straight line; all lengths stay. */
export function splitRoads({ nodes, edges }: RoadData): SplitRoads {
  const latitudes = nodes.filter((_, at) => at % 2 === 0);
  const longitudes = nodes.filter((_, at) => at % 2 === 1);
  const parts: [number, number, number][] = [];
  for (let at = 0; at + 2 < edges.length; at += 3) {
    const [from, to, metres] = [edges[at] ?? 0, edges[at + 1] ?? 0, edges[at + 2] ?? 0];
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
