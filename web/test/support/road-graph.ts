import { type Point, type RoadGraph, roadGraph } from '../../scripts/roads/road-graph.ts';

/** Degrees east and north: `line(30, 39, 31, 39)`. */
export const line = (...degrees: number[]): Point[] =>
  degrees.flatMap((x, at) => (at % 2 === 0 ? [[x, degrees[at + 1] ?? 0]] : []));

/** A road is from, to and its length in metres. */
export function aGraph(points: Point[], roads: readonly (readonly [number, number, number])[]): RoadGraph {
  return roadGraph({ nodes: points.flatMap(([x, y]) => [y, x]), edges: roads.flat() });
}
