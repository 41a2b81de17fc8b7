import { type JoinedPlace, joinedWay, type WayLength } from '../../routing/domain/joined-way.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import type { TreeCache } from '../../routing/domain/tree-cache.js';
import { LeavingPoints } from './leaving-points.js';

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
