/** WGS 84 degrees: longitude, latitude. */
export type Point = readonly [number, number];

/** The matching service's `roads.json`: latitude, longitude, …; node, node, metres, …. */
export interface RoadFile {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

export interface Road {
  readonly from: number;
  readonly to: number;
  readonly metres: number;
}

export interface RoadGraph {
  readonly points: readonly Point[];
  readonly roads: readonly Road[];
  readonly roadsAt: readonly (readonly number[])[];
}

const METRES_PER_DEGREE = 111_195;

export function roadGraph({ nodes, edges }: RoadFile): RoadGraph {
  const points: Point[] = [];
  for (let at = 0; at + 1 < nodes.length; at += 2) points.push([nodes[at + 1] ?? 0, nodes[at] ?? 0]);
  const roads: Road[] = [];
  for (let at = 0; at + 2 < edges.length; at += 3)
    roads.push({ from: edges[at] ?? 0, to: edges[at + 1] ?? 0, metres: edges[at + 2] ?? 0 });
  const roadsAt = points.map((): number[] => []);
  roads.forEach(({ from, to }, road) => {
    roadsAt[from]?.push(road);
    roadsAt[to]?.push(road);
  });
  return { points, roads, roadsAt };
}

export function pointAt({ points }: RoadGraph, node: number): Point {
  const point = points[node];
  if (!point) throw new RangeError(`There is no node ${node}`);
  return point;
}

export function roadAt({ roads }: RoadGraph, number: number): Road {
  const road = roads[number];
  if (!road) throw new RangeError(`There is no road ${number}`);
  return road;
}

export function otherEnd({ from, to }: Road, node: number): number {
  return node === from ? to : from;
}

/** Ignores the curvature of the earth: for nearby points only. */
export function metresBetween([x1, y1]: Point, [x2, y2]: Point): number {
  const narrowing = Math.cos((((y1 + y2) / 2) * Math.PI) / 180);
  return Math.hypot((x2 - x1) * narrowing, y2 - y1) * METRES_PER_DEGREE;
}

export function nearestOnLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): Point {
  const narrowing = Math.cos((y * Math.PI) / 180);
  const [dx, dy] = [(x2 - x1) * narrowing, y2 - y1];
  const along = ((x - x1) * narrowing * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
  return pointAlong([x1, y1], [x2, y2], Math.min(1, Math.max(0, along)));
}

export function pointAlong([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}
