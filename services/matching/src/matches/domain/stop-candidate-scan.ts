import { insertionCosts, leastInsertion, SHORTCUT_METRES } from '../../offers/domain/insertion.js';
import type { Offers } from '../../offers/domain/offers.js';
import type { RouteOverPoints, WholeRoute } from '../../offers/domain/offers-with-stops.js';
import { routeMetres, type SnappedPlace } from '../../routing/domain/route-length.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import type { Candidate, StopInsertion } from './candidate.js';
import { detourCost, type DetourLimit, resolveDetourLimit, greatestDetour, isDetourAllowed } from './fit.js';
import type { CandidateQuery } from './candidate-scan.js';
import { lastSharedNode, sharedFraction, type SearchedRoute } from './searched-route.js';
import { TopCandidates } from './top-candidates.js';
import type { IndexedOffer } from '../../offers/domain/offer.js';

interface Rated {
  readonly detour: number;
  readonly toPickup: number;
  readonly share: number;
  readonly stopInsertion: StopInsertion;
  readonly dropoffNode: number | null;
}

export function findCandidatesWithStops(
  offers: Offers,
  route: SearchedRoute,
  search: CandidateQuery,
): Candidate[] {
  const limit = resolveDetourLimit(search.maxDetourMetres, search.tolerance);
  const top = new TopCandidates<Candidate>(search.limit);
  const pruner = new StopPruner(route, limit, search.tolerance.shareMin);
  for (const offer of offers.withStops.offers) {
    const { id, activeService } = offer.provider;
    if (search.serviceType !== 'all' && search.serviceType !== activeService) continue;
    const whole = offers.withStops.wholeRoute(offer);
    if (!whole || pruner.isOutOfReach(offer, whole)) continue;
    const ahead = offers.withStops.routeAhead(offer);
    const rated = ahead && rateOffer(ahead, route, search, limit);
    if (!rated) continue;
    const { share, toPickup: toPickupMetres, stopInsertion, dropoffNode } = rated;
    const detourMetres = Math.max(0, rated.detour);
    const cost = detourCost(detourMetres, (1 - share) * route.length.metres, toPickupMetres);
    const measured = { detourMetres, toPickupMetres, coveredShare: share };
    top.add(cost, id, { offer, reason: 'route', ...measured, dropoffNode, stopInsertion });
  }
  return top.entries;
}

/** The whole searched route, or else the part from its start that the offer's route shares. */
function rateOffer(
  ahead: RouteOverPoints,
  route: SearchedRoute,
  search: CandidateQuery,
  limit: DetourLimit,
): Rated | null {
  const legs = ahead.metres;
  const remaining = sum(legs);
  const toStart = distancesTo(route.fromStart, route.start, ahead.points);
  const toEnd = distancesTo(route.fromEnd, route.end, ahead.points);
  const toPickup = (after: number) => sum(legs.slice(0, after)) + (toStart[after] ?? 0);
  const whole = leastInsertion(legs, toStart, toEnd, route.length.metres);
  if (whole && isDetourAllowed(limit, whole.metres, remaining)) {
    const { metres: detour, pickupAfter, dropoffAfter } = whole;
    const stopInsertion = { ahead, pickupAfter, dropoffAfter };
    return { detour, toPickup: toPickup(pickupAfter), share: 1, stopInsertion, dropoffNode: null };
  }
  let part: Rated | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [pickupAfter, detour] of insertionCosts(legs, toStart).entries()) {
    if (!isDetourAllowed(limit, detour, remaining)) continue;
    const dropoffNode = lastSharedNode(ahead.points, pickupAfter + 1, route);
    const share = sharedFraction(dropoffNode, route);
    const cost = detourCost(detour, (1 - share) * route.length.metres, toStart[pickupAfter] ?? 0);
    if (share < search.tolerance.shareMin || cost >= least) continue;
    if (!isOnwardAfterPickup(ahead.points, pickupAfter, route)) continue;
    least = cost;
    const stopInsertion = { ahead, pickupAfter, dropoffAfter: null };
    part = { detour, toPickup: toPickup(pickupAfter), share, stopInsertion, dropoffNode };
  }
  return part;
}

function isOnwardAfterPickup(
  points: readonly SnappedPlace[],
  pickupAfter: number,
  route: SearchedRoute,
): boolean {
  const [before, next] = [points[pickupAfter], points[pickupAfter + 1]];
  return before !== undefined && next !== undefined && route.divergence.isOnward(before.node, next.node);
}

const sum = (metres: readonly number[]) => metres.reduce((total, each) => total + each, 0);

function distancesTo(tree: ShortestPathTree, place: SnappedPlace, points: readonly SnappedPlace[]): number[] {
  return points.map((point) => metresTo(tree, place, point, point.latitude, point.longitude));
}

/** Rejects most offers by lower bounds. A hot path: allocates nothing. */
class StopPruner {
  /** By point of the current route, metres. */
  private readonly toStart: number[] = [];
  private readonly toEnd: number[] = [];

  constructor(
    private readonly route: SearchedRoute,
    private readonly limit: DetourLimit,
    private readonly shareMin: number,
  ) {}

  isOutOfReach({ provider, positionAccess }: IndexedOffer, { points, metres, total }: WholeRoute): boolean {
    if (!positionAccess) return true;
    const { route, toStart, toEnd } = this;
    const { latitude, longitude } = provider;
    const positionToStart = metresTo(route.fromStart, route.start, positionAccess, latitude, longitude);
    const positionToEnd = metresTo(route.fromEnd, route.end, positionAccess, latitude, longitude);
    for (let at = 0; at < points.length; at += 1) {
      const point = points[at];
      if (!point) continue;
      toStart[at] = metresTo(route.fromStart, route.start, point, point.latitude, point.longitude);
      toEnd[at] = metresTo(route.fromEnd, route.end, point, point.latitude, point.longitude);
    }
    // The unknown leg to the next stop is at most as long as via the search.
    const toNext = Math.min(positionToStart + (toStart[0] ?? 0), positionToEnd + (toEnd[0] ?? 0));
    const most = greatestDetour(this.limit, total + toNext) + SHORTCUT_METRES;
    if (isNearAnyLeg(metres, toStart, most)) return false;
    // Otherwise the pickup is before the next stop.
    const hasLaterDropoff = isNearAnyLeg(metres, toEnd, most);
    for (let next = 0; next < points.length; next += 1) {
      const [startToNext, endToNext] = [toStart[next] ?? 0, toEnd[next] ?? 0];
      const longest = Math.min(positionToStart + startToNext, positionToEnd + endToNext);
      if (positionToStart + startToNext - longest > most) continue;
      if (hasLaterDropoff || positionToStart + route.length.metres + endToNext - longest <= most)
        return false;
      if (sharedFraction(lastSharedNode(points, next, route), route) >= this.shareMin) return false;
    }
    return true;
  }
}

/** Whether the detour via a place is at most `most` metres on any leg. */
function isNearAnyLeg(legs: readonly number[], toPlace: readonly number[], most: number): boolean {
  for (let at = 0; at < legs.length; at += 1)
    if ((toPlace[at] ?? 0) + (toPlace[at + 1] ?? 0) - (legs[at] ?? 0) <= most) return true;
  return false;
}

function metresTo(
  tree: ShortestPathTree,
  place: SnappedPlace,
  { node, metres }: { readonly node: number; readonly metres: number },
  latitude: number,
  longitude: number,
): number {
  const between = tree.metres[node] ?? Number.POSITIVE_INFINITY;
  return routeMetres(metres + place.metres, between, latitude, longitude, place.latitude, place.longitude);
}
