import { distance } from 'geokdbush';
import FlatQueue from 'flatqueue';
import { nearestNode, type Point, type RawRoads } from './raw-roads.ts';

/** Longest gap that is closed automatically; most are one step of the third decimal. */
const GAP_KM = 2.5;

/** A gap between connected roads is closed only if the existing route is longer than this … */
const LONG_DETOUR_KM = 25;
/** … and this many times the gap. */
const LONG_DETOUR_FACTOR = 10;

/** Straits at least 0.7 km wide, as [south, west, north, east]; shorter gaps are on one shore. */
const STRAITS: [number, number, number, number][] = [
  [40.97, 28.96, 41.26, 29.2],
  [39.95, 26.1, 40.5, 26.8],
];
const GAP_AT_A_STRAIT_KM = 0.5;

/** Joins dead ends and disconnected nodes, left by the simplification, to the next road nearby. */
export function mendSeams({ nodes, edges }: RawRoads): RawRoads {
  const adjacency = new Adjacency({ nodes, edges });
  const nearest = nearestNode(nodes);
  const largest = adjacency.largestPart();
  const seams: RawRoads['edges'] = [];
  nodes.forEach((point, node) => {
    if (largest.has(node) && new Set(adjacency.of(node).map(([next]) => next)).size > 1) return;
    const found = nearest(point, 40, gapAt(point)).find((other) => {
      if (other === node) return false;
      const limit = Math.max(LONG_DETOUR_KM, LONG_DETOUR_FACTOR * kilometresBetween(point, nodes[other]));
      return adjacency.distance(node, other, limit) > limit;
    });
    if (found === undefined) return;
    const gap = kilometresBetween(point, nodes[found]);
    adjacency.add(node, found, gap);
    seams.push([node, found, gap]);
  });
  return { nodes, edges: [...edges, ...seams] };
}

function gapAt([latitude, longitude]: Point): number {
  const isAtStrait = STRAITS.some(
    ([south, west, north, east]) =>
      latitude > south && latitude < north && longitude > west && longitude < east,
  );
  return isAtStrait ? GAP_AT_A_STRAIT_KM : GAP_KM;
}

function kilometresBetween([latitude, longitude]: Point, other: Point | undefined): number {
  return other === undefined ? Number.POSITIVE_INFINITY : distance(longitude, latitude, other[1], other[0]);
}

export class Adjacency {
  readonly neighbours: [number, number][][];

  constructor({ nodes, edges }: RawRoads) {
    this.neighbours = nodes.map(() => []);
    for (const [from, to, kilometres] of edges) this.add(from, to, kilometres);
  }

  add(from: number, to: number, kilometres: number): void {
    this.of(from).push([to, kilometres]);
    this.of(to).push([from, kilometres]);
  }

  of(node: number): [number, number][] {
    return this.neighbours[node] ?? [];
  }

  /** Infinite if more than `limit`. */
  distance(from: number, to: number, limit: number): number {
    const known = new Map([[from, 0]]);
    const queue = new FlatQueue<number>();
    queue.push(from, 0);
    for (;;) {
      const so = queue.peekValue();
      const node = queue.pop();
      if (so === undefined || node === undefined || so > limit) return Number.POSITIVE_INFINITY;
      if (node === to) return so;
      if (so > (known.get(node) ?? 0)) continue;
      for (const [next, kilometres] of this.of(node)) {
        if (so + kilometres >= (known.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        known.set(next, so + kilometres);
        queue.push(next, so + kilometres);
      }
    }
  }

  largestPart(): Set<number> {
    const seen = new Set<number>();
    let largest = new Set<number>();
    this.neighbours.forEach((_, start) => {
      if (seen.has(start)) return;
      const part = new Set([start]);
      for (const node of part) for (const [next] of this.of(node)) part.add(next);
      for (const node of part) seen.add(node);
      if (part.size > largest.size) largest = part;
    });
    return largest;
  }
}
