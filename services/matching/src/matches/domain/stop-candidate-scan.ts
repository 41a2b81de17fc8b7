import { insertionCosts, leastInsertion, SHORTCUT_METRES } from '../../offers/domain/insertion.js';
import type { Offers } from '../../offers/domain/offers.js';
import type { RouteOverPoints, WholeRoute } from '../../offers/domain/offers-with-stops.js';
import { routeMetres, type SnappedPlace, routeLength } from '../../routing/domain/route-length.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import { Best, type Candidate, type OverStops } from './candidate.js';
import { detourCost, type DetourLimit, resolveDetourLimit, greatestDetour, isWithin } from './fit.js';
import type { CandidateQuery } from './candidate-scan.js';
import { lastSharedNode, sharedFraction, type SearchedRoute } from './searched-route.js';
import type { IndexedOffer } from '../../offers/domain/offer.js';

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
export function findCandidatesWithStops(
  offers: Offers,
  route: SearchedRoute,
  search: CandidateQuery,
): Candidate[] {
  const limit = resolveDetourLimit(search.maxDetourMetres, search.tolerance);
  const best = new Best<Candidate>(search.limit);
  const far = new StopPruner(route, limit, search.tolerance.shareMin);
  for (const offer of offers.stopping.offers) {
    const { id, activeService } = offer.provider;
    if (search.serviceType !== 'all' && search.serviceType !== activeService) continue;
    const whole = offers.stopping.wholeRoute(offer);
    if (!whole || far.isFar(offer, whole)) continue;
    const ahead = offers.stopping.routeAhead(offer);
    const rated = ahead && rate(ahead, route, search, limit);
    if (!rated) continue;
    const { share, overStops, leavingNode } = rated;
    const [detourMetres, toPickupMetres] = [Math.max(0, rated.detour), toPickup(overStops, route)];
    const cost = detourCost(detourMetres, (1 - share) * route.length.metres, toPickupMetres);
    const measured = { detourMetres, toPickupMetres, coveredShare: share };
    best.add(cost, id, { offer, reason: 'way', ...measured, leavingNode, overStops });
  }
  return best.entries;
}

/** The whole search, or else the part from its start that the route shares. */
function rate(
  ahead: RouteOverPoints,
  route: SearchedRoute,
  search: CandidateQuery,
  limit: DetourLimit,
): Rated | null {
  const legs = ahead.metres;
  const rest = legs.reduce((sum, leg) => sum + leg, 0);
  const toStart = toMine(route.fromStart, route.start, ahead.points);
  const toEnd = toMine(route.fromEnd, route.end, ahead.points);
  const whole = leastInsertion(legs, toStart, toEnd, route.length.metres);
  if (whole && isWithin(limit, whole.metres, rest)) {
    const { metres: detour, inAfter, outAfter } = whole;
    return { detour, share: 1, overStops: { ahead, inAfter, outAfter }, leavingNode: null };
  }
  let part: Rated | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [inAfter, detour] of insertionCosts(legs, toStart).entries()) {
    if (!isWithin(limit, detour, rest)) continue;
    const leavingNode = lastSharedNode(ahead.points, inAfter + 1, route);
    const share = sharedFraction(leavingNode, route);
    const cost = detourCost(detour, (1 - share) * route.length.metres, toStart[inAfter] ?? 0);
    if (share < search.tolerance.shareMin || cost >= least) continue;
    if (!isPartOnward(ahead.points, inAfter, route)) continue;
    least = cost;
    part = { detour, share, overStops: { ahead, inAfter, outAfter: null }, leavingNode };
  }
  return part;
}

/** Whether the route after the pickup does not go back over what was driven before it. */
function isPartOnward(points: readonly SnappedPlace[], inAfter: number, route: SearchedRoute): boolean {
  const [before, next] = [points[inAfter], points[inAfter + 1]];
  return before !== undefined && next !== undefined && route.divergence.isOnward(before.node, next.node);
}

function toMine(tree: ShortestPathTree, mine: SnappedPlace, points: readonly SnappedPlace[]): number[] {
  return points.map((point) => routeLength(mine, point, tree)?.metres ?? Number.POSITIVE_INFINITY);
}

function toPickup({ ahead, inAfter }: OverStops, { start, fromStart }: SearchedRoute): number {
  const before = ahead.metres.slice(0, inAfter).reduce((sum, leg) => sum + leg, 0);
  const last = ahead.points[inAfter];
  return before + ((last && routeLength(start, last, fromStart)?.metres) ?? Number.POSITIVE_INFINITY);
}

/**
 * Rejects offers by the legs that are known without the provider's position. The leg to the next
 * stop is at most as long as by way of the search. Nearly all offers are rejected here, so this
 * allocates nothing and needs no trees of stops.
 */
class StopPruner {
  /** Metres from the points of the current route to the start and the end. */
  private readonly toStart: number[] = [];
  private readonly toEnd: number[] = [];

  constructor(
    private readonly route: SearchedRoute,
    private readonly limit: DetourLimit,
    private readonly shareMin: number,
  ) {}

  isFar({ provider, now }: IndexedOffer, { points, metres, total }: WholeRoute): boolean {
    if (!now) return true;
    const { route, toStart, toEnd } = this;
    const { latitude, longitude } = provider;
    const nowToStart = metresTo(route.fromStart, route.start, now, latitude, longitude);
    const nowToEnd = metresTo(route.fromEnd, route.end, now, latitude, longitude);
    for (let at = 0; at < points.length; at += 1) {
      const point = points[at];
      if (!point) continue;
      toStart[at] = metresTo(route.fromStart, route.start, point, point.latitude, point.longitude);
      toEnd[at] = metresTo(route.fromEnd, route.end, point, point.latitude, point.longitude);
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
      if (letsOutLater || nowToStart + route.length.metres + endToNext - longest <= most) return false;
      if (sharedFraction(lastSharedNode(points, next, route), route) >= this.shareMin) return false;
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
  mine: SnappedPlace,
  { node, metres }: { readonly node: number; readonly metres: number },
  latitude: number,
  longitude: number,
): number {
  const between = tree.metres[node] ?? Number.POSITIVE_INFINITY;
  return routeMetres(metres + mine.metres, between, latitude, longitude, mine.latitude, mine.longitude);
}
