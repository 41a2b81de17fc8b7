import type { Line } from '@rotadas/contracts/matching/match';
import { roundedPoint } from '@rotadas/contracts/primitives/coordinates';
import type { EmbeddedRouter } from '../../routing/domain/embedded-router.js';
import { type JoinedPlace, joinedWay } from '../../routing/domain/joined-way.js';
import type { LngLat } from '../../routing/domain/router.js';
import { nodesOnTheWay, type ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import type { TreeCache } from '../../routing/domain/tree-cache.js';
import type { Candidate } from './candidate.js';
import { endOf, nowOf } from './measured-match.js';
import { simplifiedLine } from './simplified-line.js';
import { pointsWithMe } from './stopping-legs.js';
import type { WishedWay } from './wished-way.js';

/** So many points of a line are sent; fifty matches of them stay below what NATS takes (1 MB). */
const POINTS_MAX = 200;

/** My own way alone may have more. */
const OWN_POINTS_MAX = 600;

/** What the lines of matches are drawn by. */
export interface Drawing {
  readonly router: EmbeddedRouter;
  readonly trees: TreeCache;
  /** My own way as `wishedLine` draws it, once for all matches that lead along it. */
  readonly mine: readonly LngLat[];
}

/**
 * The way of a match from where the provider is, each leg of it simplified by itself; null where it
 * is none on the roads, and where the provider can be called but does not drive my way.
 */
export function matchLine(drawing: Drawing, way: WishedWay, candidate: Candidate): Line | null {
  const { router, mine } = drawing;
  const { offer, reason, leavingNode, overStops } = candidate;
  if (overStops) return sent(legsOver(drawing, pointsWithMe(way, overStops)));
  const now = nowOf(offer);
  if (!now || reason === 'crossing' || reason === 'nearness') return null;
  const toStart = leg(router, way.fromStart, way.start, now).toReversed();
  const end = endOf(offer);
  if (!end) return null;
  if (leavingNode !== null) return sent([toStart, leg(router, way.fromStart, way.start, end)]);
  return sent([toStart, mine, leg(router, way.fromEnd, way.end, end)]);
}

/** The legs between points, in their order. */
function legsOver({ router, trees }: Drawing, points: readonly JoinedPlace[]): LngLat[][] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from ? [leg(router, trees.of(from.node), from, to)] : [];
  });
}

/**
 * Simplified legs as they are sent, each from the last point of the one before: few points in all,
 * with five decimals.
 */
function sent(legs: readonly (readonly LngLat[])[], pointsMax = POINTS_MAX): Line {
  const joined = legs.flatMap((points, index) => (index === 0 ? points : points.slice(1)));
  const line = joined.length <= pointsMax ? joined : simplifiedLine(joined, pointsMax);
  return line.map(([longitude, latitude]) => {
    const rounded = roundedPoint({ latitude, longitude });
    return [rounded.longitude, rounded.latitude];
  });
}

/** My own way on the roads within the service. */
export function wishedLine(router: EmbeddedRouter, { fromStart, start, end }: WishedWay): LngLat[] {
  return leg(router, fromStart, start, end);
}

/** My own way, simplified, as it is sent. */
export function ownLine(line: readonly LngLat[]): Line {
  return sent([line], OWN_POINTS_MAX);
}

/** The points from the place at the root of a tree to another, without those that say nothing. */
function leg(router: EmbeddedRouter, tree: ShortestPathTree, root: JoinedPlace, to: JoinedPlace): LngLat[] {
  const isDirect = joinedWay(root, to, tree)?.isDirect ?? true;
  const nodes = isDirect ? [] : nodesOnTheWay(tree, to.node);
  const points = nodes.map((node) => router.pointOf(node));
  const line: LngLat[] = [[root.longitude, root.latitude], ...points, [to.longitude, to.latitude]];
  return simplifiedLine(line);
}
