import { costsOf, leastInsertion } from '../../offers/domain/insertion.js';
import type { Offers } from '../../offers/domain/offers.js';
import type { WayOverPoints } from '../../offers/domain/stopping-offers.js';
import { type JoinedPlace, joinedWay } from '../../routing/domain/joined-way.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import { Best } from './best.js';
import type { Candidate, OverStops } from './candidate.js';
import { FarStopping } from './far-stopping.js';
import { costOf, type DetourLimit, detourLimitOf, isWithin } from './fit.js';
import type { Search } from './pass.js';
import { leavingNodeOf, shareUntil } from './stopping-share.js';
import type { WishedWay } from './wished-way.js';

/** What one offer comes to: the detour, the share of my way, and where the way leads past me. */
interface Rated {
  readonly detour: number;
  readonly share: number;
  readonly overStops: OverStops;
  readonly leavingNode: number | null;
}

/**
 * Who goes a wished way among those who stop on theirs, the best first: of all legs between its
 * points an offer takes me in on one and out on the same or a later one, where that is the least
 * detour.
 */
export function findStopping(offers: Offers, way: WishedWay, search: Search): Candidate[] {
  const limit = detourLimitOf(search.maxDetourMetres, search.tolerance);
  const best = new Best<Candidate>(search.limit);
  const far = new FarStopping(way, limit, search.tolerance.shareMin);
  for (const offer of offers.stopping.offers) {
    const { id, activeService } = offer.provider;
    if (search.serviceType !== 'all' && search.serviceType !== activeService) continue;
    const whole = offers.stopping.wholeWay(offer);
    if (!whole || far.isFar(offer, whole)) continue;
    const ahead = offers.stopping.wayAhead(offer);
    const rated = ahead && rate(ahead, way, search, limit);
    if (!rated) continue;
    const { share, overStops, leavingNode } = rated;
    const [detourMetres, toPickupMetres] = [Math.max(0, rated.detour), toPickup(overStops, way)];
    const cost = costOf(detourMetres, (1 - share) * way.length.metres, toPickupMetres);
    const measured = { detourMetres, toPickupMetres, coveredShare: share };
    best.add(cost, id, { offer, reason: 'way', ...measured, leavingNode, overStops });
  }
  return best.entries;
}

/** All my way, or else as far as the way from my start on is mine. */
function rate(ahead: WayOverPoints, way: WishedWay, search: Search, limit: DetourLimit): Rated | null {
  const legs = ahead.metres;
  const rest = legs.reduce((sum, leg) => sum + leg, 0);
  const toStart = toMine(way.fromStart, way.start, ahead.points);
  const toEnd = toMine(way.fromEnd, way.end, ahead.points);
  const whole = leastInsertion(legs, toStart, toEnd, way.length.metres);
  if (whole && isWithin(limit, whole.metres, rest)) {
    const { metres: detour, inAfter, outAfter } = whole;
    return { detour, share: 1, overStops: { ahead, inAfter, outAfter }, leavingNode: null };
  }
  let part: Rated | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [inAfter, detour] of costsOf(legs, toStart).entries()) {
    if (!isWithin(limit, detour, rest)) continue;
    const leavingNode = leavingNodeOf(ahead.points, inAfter + 1, way);
    const share = shareUntil(leavingNode, way);
    const cost = costOf(detour, (1 - share) * way.length.metres, toStart[inAfter] ?? 0);
    if (share < search.tolerance.shareMin || cost >= least) continue;
    if (!isPartOnward(ahead.points, inAfter, way)) continue;
    least = cost;
    part = { detour, share, overStops: { ahead, inAfter, outAfter: null }, leavingNode };
  }
  return part;
}

/** Whether a provider who fetches me after a point does not come along what it takes me back. */
function isPartOnward(points: readonly JoinedPlace[], inAfter: number, way: WishedWay): boolean {
  const [before, next] = [points[inAfter], points[inAfter + 1]];
  return before !== undefined && next !== undefined && way.leaving.isOnward(before.node, next.node);
}

function toMine(tree: ShortestPathTree, mine: JoinedPlace, points: readonly JoinedPlace[]): number[] {
  return points.map((point) => joinedWay(mine, point, tree)?.metres ?? Number.POSITIVE_INFINITY);
}

/** From where the provider is over the stops before me to my start, metres. */
function toPickup({ ahead, inAfter }: OverStops, { start, fromStart }: WishedWay): number {
  const before = ahead.metres.slice(0, inAfter).reduce((sum, leg) => sum + leg, 0);
  const last = ahead.points[inAfter];
  return before + ((last && joinedWay(start, last, fromStart)?.metres) ?? Number.POSITIVE_INFINITY);
}
