import { type SnappedPlace, routeLength, type RouteLength } from '../../routing/domain/route-length.js';
import { NO_NODE, nodesOnPath, type ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import type { TreeCache } from '../../routing/domain/tree-cache.js';

/** A searched route, with the trees from both of its ends. */
export interface SearchedRoute {
  readonly start: SnappedPlace;
  readonly end: SnappedPlace;
  readonly fromStart: ShortestPathTree;
  readonly fromEnd: ShortestPathTree;
  readonly length: RouteLength;
  readonly divergence: DivergencePoints;
}

/** Null if no road joins the places. */
export function searchRoute(start: SnappedPlace, end: SnappedPlace, trees: TreeCache): SearchedRoute | null {
  const [fromStart, fromEnd] = [trees.get(start.node), trees.get(end.node)];
  const length = routeLength(start, end, fromStart);
  return (
    length && {
      start,
      end,
      fromStart,
      fromEnd,
      length,
      divergence: new DivergencePoints(fromStart, end.node),
    }
  );
}

/**
 * Where the shortest routes from the start leave the searched route: a provider that drives from
 * the start to a node covers it up to that point. Computed on demand for a node and all nodes
 * before it.
 */
export class DivergencePoints {
  private readonly points: Uint32Array;

  constructor(
    private readonly fromStart: ShortestPathTree,
    end: number,
  ) {
    this.points = new Uint32Array(fromStart.metres.length).fill(NO_NODE);
    for (const node of nodesOnPath(fromStart, end)) this.points[node] = node;
  }

  /**
   * Whether a provider that comes to the start from one node and continues to another covers a part
   * of the search that it has not just driven in the opposite direction.
   */
  isOnward(fromNode: number, toNode: number): boolean {
    const { metres } = this.fromStart;
    return (metres[this.before(toNode)] ?? 0) > (metres[this.before(fromNode)] ?? 0);
  }

  /** The last node of the search on the shortest route from its start to `node`. */
  before(node: number): number {
    const passed: number[] = [];
    let at = node;
    let point = this.points[at] ?? NO_NODE;
    while (point === NO_NODE) {
      passed.push(at);
      at = this.fromStart.previous[at] ?? NO_NODE;
      if (at === NO_NODE) return this.fromStart.root;
      point = this.points[at] ?? NO_NODE;
    }
    for (const visited of passed) this.points[visited] = point;
    return point;
  }
}

/** The last node of the search on a route from its start over the points from `first` on. */
export function lastSharedNode(points: readonly SnappedPlace[], first: number, route: SearchedRoute): number {
  let shared = route.start.node;
  for (let at = first; at < points.length; at += 1) {
    const node = points[at]?.node ?? shared;
    shared = route.divergence.before(node);
    if (shared !== node) break; // the next leg starts off the searched route
  }
  return shared;
}

/** The share of the search from its start to one of its nodes. */
export function sharedFraction(node: number, { start, length, fromStart }: SearchedRoute): number {
  if (length.isDirect) return 0;
  return Math.min(1, (start.metres + (fromStart.metres[node] ?? 0)) / length.metres);
}
