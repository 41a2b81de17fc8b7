import { type SnappedPlace, routeLength, type RouteLength } from '../../routing/domain/route-length.js';
import { NO_NODE, nodesOnPath, type ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import type { TreeCache } from '../../routing/tree-cache.js';

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

/** Last node that the shortest path from the start shares with the searched route, per node. */
export class DivergencePoints {
  private readonly points: Uint32Array;

  constructor(
    private readonly fromStart: ShortestPathTree,
    end: number,
  ) {
    this.points = new Uint32Array(fromStart.metres.length).fill(NO_NODE);
    for (const node of nodesOnPath(fromStart, end)) this.points[node] = node;
  }

  /** False if a provider would only drive back over the part that it has just driven. */
  isOnward(fromNode: number, toNode: number): boolean {
    const { metres } = this.fromStart;
    return (metres[this.before(toNode)] ?? 0) > (metres[this.before(fromNode)] ?? 0);
  }

  /** The last node of the searched route on the shortest path to `node`. */
  before(node: number): number {
    const passed: number[] = [];
    let current = node;
    let point = this.points[current] ?? NO_NODE;
    while (point === NO_NODE) {
      passed.push(current);
      current = this.fromStart.previous[current] ?? NO_NODE;
      if (current === NO_NODE) return this.fromStart.root;
      point = this.points[current] ?? NO_NODE;
    }
    for (const visited of passed) this.points[visited] = point;
    return point;
  }
}

/** The last node of the searched route on a route from its start via the points from `first` on. */
export function lastSharedNode(points: readonly SnappedPlace[], first: number, route: SearchedRoute): number {
  let shared = route.start.node;
  for (let index = first; index < points.length; index += 1) {
    const node = points[index]?.node ?? shared;
    shared = route.divergence.before(node);
    if (shared !== node) break; // the next leg starts off the searched route
  }
  return shared;
}

/** Share of the searched route between its start and one of its nodes. */
export function sharedFraction(node: number, { start, length, fromStart }: SearchedRoute): number {
  if (length.isDirect) return 0;
  return Math.min(1, (start.metres + (fromStart.metres[node] ?? 0)) / length.metres);
}
