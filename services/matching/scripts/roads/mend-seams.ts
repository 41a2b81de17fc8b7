import { distance } from 'geokdbush';
import { Adjacency } from './adjacency.ts';
import { nearestOf } from './nearest.ts';
import type { Point, RawRoads } from './raw-roads.ts';

/** The longest gap that is closed without a name, km; most are of one step of the third decimal. */
const GAP_KM = 2.5;

/** Where there is a way already, the gap is closed only if that way is so long, km … */
const LONG_WAY_KM = 25;
/** … and so many times the gap. */
const LONG_WAY_TIMES = 10;

/** Straits at least 0.7 km wide, as [south, west, north, east]; shorter gaps are on one shore. */
const STRAITS: [number, number, number, number][] = [
  [40.97, 28.96, 41.26, 29.2],
  [39.95, 26.1, 40.5, 26.8],
];
const GAP_AT_A_STRAIT_KM = 0.5;

/**
 * Joins roads that the simplification has cut: the end of a road, or a node without a way to the
 * rest, to the next road close by.
 */
export function mendSeams({ nodes, edges }: RawRoads): RawRoads {
  const adjacency = new Adjacency({ nodes, edges });
  const nearest = nearestOf(nodes);
  const largest = adjacency.largestPart();
  const seams: RawRoads['edges'] = [];
  nodes.forEach((point, node) => {
    if (largest.has(node) && new Set(adjacency.of(node).map(([next]) => next)).size > 1) return;
    const found = nearest(point, 40, gapAt(point)).find((other) => {
      if (other === node) return false;
      const limit = Math.max(LONG_WAY_KM, LONG_WAY_TIMES * kilometresBetween(point, nodes[other]));
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

/** As the crow flies. */
function kilometresBetween([latitude, longitude]: Point, other: Point | undefined): number {
  return other === undefined ? Number.POSITIVE_INFINITY : distance(longitude, latitude, other[1], other[0]);
}
