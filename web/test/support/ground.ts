import { type Point, type RoadGraph, roadGraph } from '../../scripts/ground/road-graph.ts';

/** The points of a line from its coordinates: `line(30, 39, 31, 39)`, degrees east and north. */
export const line = (...degrees: number[]): Point[] =>
  degrees.flatMap((x, at) => (at % 2 === 0 ? [[x, degrees[at + 1] ?? 0]] : []));

/** A graph of points and of roads between pairs of them, each with its length in metres. */
export function aGraph(points: Point[], roads: readonly (readonly [number, number, number])[]): RoadGraph {
  return roadGraph({ nodes: points.flatMap(([x, y]) => [y, x]), edges: roads.flat() });
}
