import FlatQueue from 'flatqueue';
import { metresBetween, otherEnd, type Point, pointAt, type RoadGraph, roadAt } from './road-graph.ts';

/** 1 is a main road, 3 leads only to a village. */
export type RoadClass = 1 | 2 | 3;

/** `population` is that of the whole province. */
export interface Centre {
  readonly point: Point;
  readonly population: number;
}

const LARGE_FROM = 1_000_000;

/**
 * The class of each road, by its number: 1 on a shortest route between large centres, 2 between any
 * centres, else 3.
 */
export function roadClasses(graph: RoadGraph, centres: readonly Centre[]): RoadClass[] {
  const ends = centres.map(({ point, population }) => ({
    node: nearestNode(graph, point),
    isLarge: population >= LARGE_FROM,
  }));
  const classes = graph.roads.map((): RoadClass => 3);
  for (const start of ends) {
    const through = shortestRoutes(graph, start.node);
    for (const end of ends) {
      const rank = start.isLarge && end.isLarge ? 1 : 2;
      let node = end.node;
      for (let road = through[node]; road !== undefined; road = through[node]) {
        if (rank < (classes[road] ?? 3)) classes[road] = rank;
        node = otherEnd(roadAt(graph, road), node);
      }
    }
  }
  return classes;
}

/** Dijkstra from `root`: the last road of the shortest route to each node. */
function shortestRoutes(graph: RoadGraph, root: number): (number | undefined)[] {
  const metres = new Float64Array(graph.points.length).fill(Number.POSITIVE_INFINITY);
  const through: (number | undefined)[] = graph.points.map(() => undefined);
  const queue = new FlatQueue<number>();
  metres[root] = 0;
  queue.push(root, 0);
  for (;;) {
    const reached = queue.peekValue();
    const node = queue.pop();
    if (reached === undefined || node === undefined) return through;
    if (reached > (metres[node] ?? 0)) continue; // A shorter route was found meanwhile
    for (const number of graph.roadsAt[node] ?? []) {
      const road = roadAt(graph, number);
      const end = otherEnd(road, node);
      const length = reached + road.metres;
      if (length >= (metres[end] ?? 0)) continue;
      metres[end] = length;
      through[end] = number;
      queue.push(end, length);
    }
  }
}

function nearestNode(graph: RoadGraph, place: Point): number {
  let nearest = 0;
  for (let node = 1; node < graph.points.length; node += 1)
    if (metresBetween(pointAt(graph, node), place) < metresBetween(pointAt(graph, nearest), place))
      nearest = node;
  return nearest;
}
