import { type Point, type RoadGraph, roadGraph } from './road-graph.ts';

/** A graph of points and pairs of them, for tests; a road is as long as it is drawn in metres. */
export function aGraph(
  points: readonly Point[],
  roads: readonly (readonly [number, number, number])[],
): RoadGraph {
  return roadGraph({ nodes: points.flatMap(([x, y]) => [y, x]), edges: roads.flat() });
}
