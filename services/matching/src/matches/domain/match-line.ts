import type { Line } from '@rotadas/contracts/matching/match';
import { roundedPoint } from '@rotadas/contracts/primitives/coordinates';
import type { EmbeddedRouter } from '../../routing/embedded-router.js';
import { type JoinedPlace, joinedWay } from '../../routing/joined-way.js';
import type { LngLat } from '../../routing/router.js';
import { nodesOnTheWay, type ShortestPathTree } from '../../routing/shortest-path-tree.js';
import type { TreeCache } from '../../routing/tree-cache.js';
import type { Candidate } from './candidate.js';
import { endOf, nowOf } from './measured-match.js';
import { simplifiedLine } from './simplified-line.js';
import { pointsWithMe } from './stopping-legs.js';
import type { WishedWay } from './wished-way.js';

/** So many points of a line are sent; fifty matches of them stay below what NATS takes (1 MB). */
const POINTS_MAX = 200;

/** My own way alone may have more. */
const OWN_POINTS_MAX = 600;

/** The way of a match from where the provider is; null where it is none on the roads. */
export function matchLine(
  router: EmbeddedRouter,
  trees: TreeCache,
  way: WishedWay,
  { offer, reason, leavingNode, overStops }: Candidate,
): Line | null {
  if (overStops) return sent(lineOver(router, trees, pointsWithMe(way, overStops)));
  const now = nowOf(offer);
  if (!now || reason === 'crossing') return null;
  const toStart = leg(router, way.fromStart, way.start, now).toReversed();
  if (reason === 'nearness') return sent([...toStart, ...leg(router, way.fromStart, way.start, way.end)]);
  const end = endOf(offer);
  if (!end) return null;
  if (leavingNode !== null) return sent([...toStart, ...leg(router, way.fromStart, way.start, end)]);
  const withMe = leg(router, way.fromStart, way.start, way.end);
  return sent([...toStart, ...withMe, ...leg(router, way.fromEnd, way.end, end)]);
}

/** The line over points, in their order. */
function lineOver(router: EmbeddedRouter, trees: TreeCache, points: readonly JoinedPlace[]): LngLat[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from ? leg(router, trees.of(from.node), from, to) : [];
  });
}

/** A line as it is sent: few points, with five decimals. */
function sent(line: readonly LngLat[], pointsMax = POINTS_MAX): Line {
  return simplifiedLine(line, pointsMax).map(([longitude, latitude]) => {
    const rounded = roundedPoint({ latitude, longitude });
    return [rounded.longitude, rounded.latitude];
  });
}

/** My own way on the roads within the service. */
export function wishedLine(router: EmbeddedRouter, { fromStart, start, end }: WishedWay): LngLat[] {
  return leg(router, fromStart, start, end);
}

/** My own way as it is sent. */
export function ownLine(line: readonly LngLat[]): Line {
  return sent(line, OWN_POINTS_MAX);
}

/** The points from the place at the root of a tree to another. */
function leg(router: EmbeddedRouter, tree: ShortestPathTree, root: JoinedPlace, to: JoinedPlace): LngLat[] {
  const isDirect = joinedWay(root, to, tree)?.isDirect ?? true;
  const nodes = isDirect ? [] : nodesOnTheWay(tree, to.node);
  const points = nodes.map((node) => router.pointOf(node));
  return [[root.longitude, root.latitude], ...points, [to.longitude, to.latitude]];
}
