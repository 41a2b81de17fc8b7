import FlatQueue from 'flatqueue';
import type { RoadGraph } from './road-graph.js';

export const NO_NODE = 0xffff_ffff;

/** The shortest paths from one node to all others. Arrays are indexed by node. */
export interface ShortestPathTree {
  readonly root: number;
  /** Infinite if no road joins the nodes. */
  readonly metres: Float64Array;
  /** Along the same path. */
  readonly seconds: Float64Array;
  /** `NO_NODE` for the root. */
  readonly previous: Uint32Array;
  /** All nodes joined to the root, ordered by distance. */
  readonly outwards: Uint32Array;
}

export interface TreeArrays {
  readonly metres: Float64Array;
  readonly seconds: Float64Array;
  readonly previous: Uint32Array;
  readonly outwards: Uint32Array;
}

export function treeArrays(size: number): TreeArrays {
  return {
    metres: new Float64Array(size),
    seconds: new Float64Array(size),
    previous: new Uint32Array(size),
    outwards: new Uint32Array(size),
  };
}

/** Dijkstra's algorithm, written into `arrays`. With a `target`, only the path to it is final. */
export function shortestPathTree(
  graph: RoadGraph,
  root: number,
  target = NO_NODE,
  arrays = treeArrays(graph.latitudes.length),
): ShortestPathTree {
  const { outwards } = arrays;
  const metres = arrays.metres.fill(Number.POSITIVE_INFINITY);
  const seconds = arrays.seconds.fill(Number.POSITIVE_INFINITY);
  const previous = arrays.previous.fill(NO_NODE);
  let count = 0;
  const queue = new FlatQueue<number>();
  metres[root] = 0;
  seconds[root] = 0;
  queue.push(root, 0);
  for (;;) {
    const reached = queue.peekValue();
    const node = queue.pop();
    if (reached === undefined || node === undefined || node === target) break;
    if (reached > (metres[node] ?? 0)) continue; // a shorter route was found after this was queued
    outwards[count] = node;
    count += 1;
    const last = graph.first[node + 1] ?? 0;
    for (let edge = graph.first[node] ?? 0; edge < last; edge += 1) {
      const end = graph.ends[edge] ?? 0;
      const length = reached + (graph.metres[edge] ?? 0);
      if (length >= (metres[end] ?? 0)) continue;
      metres[end] = length;
      seconds[end] = (seconds[node] ?? 0) + (graph.seconds[edge] ?? 0);
      previous[end] = node;
      queue.push(end, length);
    }
  }
  return { root, metres, seconds, previous, outwards: outwards.subarray(0, count) };
}

export function nodesOnPath({ previous }: ShortestPathTree, node: number): number[] {
  const nodes: number[] = [];
  for (let current = node; current !== NO_NODE; current = previous[current] ?? NO_NODE) nodes.push(current);
  return nodes.reverse();
}
