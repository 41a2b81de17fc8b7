import { type JoinedPlace, joinedWay, type WayLength } from '../../routing/domain/joined-way.js';
import { NO_NODE, nodesOnTheWay, type ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import type { TreeCache } from '../../routing/domain/tree-cache.js';

/** The way that somebody wants to go, and the ways from its ends to everywhere. */
export interface WishedWay {
  readonly start: JoinedPlace;
  readonly end: JoinedPlace;
  readonly fromStart: ShortestPathTree;
  readonly fromEnd: ShortestPathTree;
  readonly length: WayLength;
  readonly leaving: LeavingPoints;
}

/** Finds the way between two places; null where no road joins them. */
export function wishedWay(start: JoinedPlace, end: JoinedPlace, trees: TreeCache): WishedWay | null {
  const [fromStart, fromEnd] = [trees.of(start.node), trees.of(end.node)];
  const length = joinedWay(start, end, fromStart);
  return (
    length && { start, end, fromStart, fromEnd, length, leaving: new LeavingPoints(fromStart, end.node) }
  );
}

/**
 * Where the shortest ways from my start leave my own way: whoever drives from my start to a node
 * takes me as far as that point. Worked out for a node when it is asked for, and for all on the way
 * there.
 */
export class LeavingPoints {
  private readonly points: Uint32Array;

  constructor(
    private readonly fromStart: ShortestPathTree,
    end: number,
  ) {
    this.points = new Uint32Array(fromStart.metres.length).fill(NO_NODE);
    for (const node of nodesOnTheWay(fromStart, end)) this.points[node] = node;
  }

  /**
   * Whether a provider who comes to my start from one node, and goes on to another, takes me along
   * a part of my way which it has not just come along, the other way round.
   */
  isOnward(fromNode: number, toNode: number): boolean {
    const { metres } = this.fromStart;
    return (metres[this.before(toNode)] ?? 0) > (metres[this.before(fromNode)] ?? 0);
  }

  /** The last node of my way on the shortest way from my start to `node`, which a road joins. */
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
    for (const one of passed) this.points[one] = point;
    return point;
  }
}

/** The last node of my way on a way from my start over the points from `first` on. */
export function leavingNodeOf(points: readonly JoinedPlace[], first: number, way: WishedWay): number {
  let leaving = way.start.node;
  for (let at = first; at < points.length; at += 1) {
    const node = points[at]?.node ?? leaving;
    leaving = way.leaving.before(node);
    if (leaving !== node) break; // the way to the next point begins beside mine
  }
  return leaving;
}

/** The share of my way from its start to one of its nodes. */
export function shareUntil(node: number, { start, length, fromStart }: WishedWay): number {
  if (length.isDirect) return 0;
  return Math.min(1, (start.metres + (fromStart.metres[node] ?? 0)) / length.metres);
}
