import { costsOf, leastInsertion, SHORTCUT_METRES } from '../../offers/domain/insertion.js';
import type { Offers } from '../../offers/domain/offers.js';
import type { WayOverPoints, WholeWay } from '../../offers/domain/stopping-offers.js';
import { joinedMetres, type JoinedPlace, joinedWay } from '../../routing/domain/joined-way.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import { Best, type Candidate, type OverStops } from './candidate.js';
import { costOf, type DetourLimit, detourLimitOf, greatestDetour, isWithin } from './fit.js';
import type { Search } from './pass.js';
import { leavingNodeOf, shareUntil, type WishedWay } from './wished-way.js';
import type { KeptOffer } from '../../offers/domain/offer.js';

interface Rated {
  readonly detour: number;
  readonly share: number;
  readonly overStops: OverStops;
  readonly leavingNode: number | null;
}

/**
 * The offers with stops that fit a search, best first. The passenger gets in on one leg and out on
 * the same or a later one, where the detour is least.
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

/** The whole search, or else the part from its start that the route shares. */
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

/** Whether the route after the pickup does not go back over what was driven before it. */
function isPartOnward(points: readonly JoinedPlace[], inAfter: number, way: WishedWay): boolean {
  const [before, next] = [points[inAfter], points[inAfter + 1]];
  return before !== undefined && next !== undefined && way.leaving.isOnward(before.node, next.node);
}

function toMine(tree: ShortestPathTree, mine: JoinedPlace, points: readonly JoinedPlace[]): number[] {
  return points.map((point) => joinedWay(mine, point, tree)?.metres ?? Number.POSITIVE_INFINITY);
}

function toPickup({ ahead, inAfter }: OverStops, { start, fromStart }: WishedWay): number {
  const before = ahead.metres.slice(0, inAfter).reduce((sum, leg) => sum + leg, 0);
  const last = ahead.points[inAfter];
  return before + ((last && joinedWay(start, last, fromStart)?.metres) ?? Number.POSITIVE_INFINITY);
}

/**
 * Rejects offers by the legs that are known without the provider's position. The leg to the next
 * stop is at most as long as by way of the search. Nearly all offers are rejected here, so this
 * allocates nothing and needs no trees of stops.
 */
class FarStopping {
  /** Metres from the points of the current route to the start and the end. */
  private readonly toStart: number[] = [];
  private readonly toEnd: number[] = [];

  constructor(
    private readonly way: WishedWay,
    private readonly limit: DetourLimit,
    private readonly shareMin: number,
  ) {}

  isFar({ provider, now }: KeptOffer, { points, metres, total }: WholeWay): boolean {
    if (!now) return true;
    const { way, toStart, toEnd } = this;
    const { latitude, longitude } = provider;
    const nowToStart = metresTo(way.fromStart, way.start, now, latitude, longitude);
    const nowToEnd = metresTo(way.fromEnd, way.end, now, latitude, longitude);
    for (let at = 0; at < points.length; at += 1) {
      const point = points[at];
      if (!point) continue;
      toStart[at] = metresTo(way.fromStart, way.start, point, point.latitude, point.longitude);
      toEnd[at] = metresTo(way.fromEnd, way.end, point, point.latitude, point.longitude);
    }
    const toNext = Math.min(nowToStart + (toStart[0] ?? 0), nowToEnd + (toEnd[0] ?? 0));
    const most = greatestDetour(this.limit, total + toNext) + SHORTCUT_METRES;
    if (passes(metres, toStart, most)) return false;
    // Otherwise the pickup is before the next stop, and the dropoff there or later.
    const letsOutLater = passes(metres, toEnd, most);
    for (let next = 0; next < points.length; next += 1) {
      const [startToNext, endToNext] = [toStart[next] ?? 0, toEnd[next] ?? 0];
      const longest = Math.min(nowToStart + startToNext, nowToEnd + endToNext);
      if (nowToStart + startToNext - longest > most) continue;
      if (letsOutLater || nowToStart + way.length.metres + endToNext - longest <= most) return false;
      if (shareUntil(leavingNodeOf(points, next, way), way) >= this.shareMin) return false;
    }
    return true;
  }
}

/** Whether a place is within `most` metres of detour on any leg. */
function passes(legs: readonly number[], toPlace: readonly number[], most: number): boolean {
  for (let at = 0; at < legs.length; at += 1)
    if ((toPlace[at] ?? 0) + (toPlace[at + 1] ?? 0) - (legs[at] ?? 0) <= most) return true;
  return false;
}

function metresTo(
  tree: ShortestPathTree,
  mine: JoinedPlace,
  { node, metres }: { readonly node: number; readonly metres: number },
  latitude: number,
  longitude: number,
): number {
  const between = tree.metres[node] ?? Number.POSITIVE_INFINITY;
  return joinedMetres(metres + mine.metres, between, latitude, longitude, mine.latitude, mine.longitude);
}
