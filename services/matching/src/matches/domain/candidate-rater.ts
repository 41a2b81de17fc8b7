import { TopK } from '@rotadas/service-kit/collections/top-k';
import { type OnDemandArea, servesOnDemand } from '../../offers/domain/on-demand-area.js';
import { insertionCost, leastInsertion } from '../../offers/domain/insertion.js';
import type { IndexedOffer } from '../../offers/domain/offer.js';
import { itineraryFrom, type RouteAhead } from '../../offers/domain/route-ahead.js';
import { routeMetres, type SnappedPlace } from '../../routing/domain/route-length.js';
import type { Candidate, CandidateQuery } from './candidate.js';
import {
  type DetourLimit,
  detourCost,
  isDetourAllowed,
  onDemandLimit,
  resolveDetourLimit,
} from './detour-limit.js';
import { lastSharedNode, type SearchedRoute, sharedFraction } from './searched-route.js';

/** Distances in metres. `pickupAfter` and `dropoffAfter` are as in `RouteInsertion`. */
interface Rating {
  readonly detour: number;
  readonly toPickup: number;
  readonly coveredShare: number;
  readonly dropoffNode: number | null;
  readonly pickupAfter: number;
  readonly dropoffAfter: number | null;
}

/** Rates offers by the trees of the start and end of a search. */
export class CandidateRater {
  readonly top: TopK<Candidate>;
  private readonly limit: DetourLimit;
  /** Maximum distance of on-demand offers from the start of the search, metres. */
  private readonly onDemandLimit: number;
  /** Maximum sum of the distances of a crossing from the start and the end, metres. */
  private readonly crossingLimit: number;
  private readonly onDemandArea: OnDemandArea;
  private readonly shareMin: number;
  /** Metres of the rated route by leg, and to the ends of the search by point; reused. */
  private readonly legs: number[] = [];
  private readonly toStart: number[] = [];
  private readonly toEnd: number[] = [];

  constructor(
    private readonly route: SearchedRoute,
    { maxDetourMetres, tolerance, limit, onDemandArea }: CandidateQuery,
  ) {
    this.top = new TopK(limit);
    this.limit = resolveDetourLimit(maxDetourMetres, route.length.metres, tolerance);
    this.onDemandLimit = onDemandLimit(maxDetourMetres);
    this.crossingLimit = tolerance.detourFactor * this.onDemandLimit;
    this.onDemandArea = onDemandArea;
    this.shareMin = tolerance.shareMin;
  }

  /** False if the offer may fit, but its route has to be measured first. */
  rate(offer: IndexedOffer): boolean {
    const { measure, position, stops, end, ahead } = offer;
    if (!position || measure === 'name') return true;
    if (measure === 'route' && end && !ahead)
      return stops.length === 0 && !this.rateRoute(position, this.longestAhead(position, end));
    const rating = ahead ? this.rateRoute(position, ahead) : this.rateByDistance(offer, position);
    if (rating) this.keep(offer, measure, rating);
    return true;
  }

  /** Offers by air or sea share no part of the route, so both ends have to be near. */
  private rateByDistance({ measure, end, provider }: IndexedOffer, position: SnappedPlace): Rating | null {
    const isCrossing = measure === 'crossing';
    if (!isCrossing && !servesOnDemand(provider.activeService, this.onDemandArea)) return null;
    const toPickup = this.metresToStart(position);
    const detour = isCrossing && end ? toPickup + this.metresToEnd(end) : toPickup;
    if (detour > (isCrossing ? this.crossingLimit : this.onDemandLimit)) return null;
    return { detour, toPickup, coveredShare: 1, dropoffNode: null, pickupAfter: 0, dropoffAfter: 0 };
  }

  private keep(
    offer: IndexedOffer,
    reason: Candidate['reason'],
    { detour, toPickup: toPickupMetres, pickupAfter, dropoffAfter, coveredShare, dropoffNode }: Rating,
  ): void {
    const detourMetres = Math.max(0, detour);
    const cost = detourCost(detourMetres, (1 - coveredShare) * this.route.length.metres, toPickupMetres);
    if (cost > this.top.worst) return;
    const { provider, position, ahead } = offer;
    const itinerary = position && ahead && itineraryFrom(position, ahead);
    const insertion = itinerary && { itinerary, pickupAfter, dropoffAfter };
    const measured = { detourMetres, toPickupMetres, coveredShare, dropoffNode };
    this.top.add(cost, provider.id, { offer, reason, ...measured, insertion });
  }

  /** Rates the offer for the whole search, otherwise for the shared part from its start. */
  private rateRoute(position: SnappedPlace, ahead: RouteAhead): Rating | null {
    const { legs, toStart, toEnd, route, limit } = this;
    const remaining = this.read(position, ahead);
    const whole = leastInsertion(legs, toStart, toEnd, route.length.metres);
    if (whole && isDetourAllowed(limit, whole.metres, remaining)) {
      const { metres: detour, pickupAfter, dropoffAfter } = whole;
      const toPickup = this.metresToPickup(pickupAfter);
      return { detour, toPickup, coveredShare: 1, dropoffNode: null, pickupAfter, dropoffAfter };
    }
    return this.ratePart(position, ahead.points, remaining);
  }

  private ratePart(
    position: SnappedPlace,
    points: readonly SnappedPlace[],
    remaining: number,
  ): Rating | null {
    const { legs, toStart, route } = this;
    let least = Number.POSITIVE_INFINITY;
    let part: Rating | null = null;
    for (let pickupAfter = 0; pickupAfter < legs.length; pickupAfter += 1) {
      const detour = insertionCost(legs, toStart, pickupAfter);
      if (!isDetourAllowed(this.limit, detour, remaining)) continue;
      const dropoffNode = lastSharedNode(points, pickupAfter, route);
      const coveredShare = sharedFraction(dropoffNode, route);
      const cost = detourCost(detour, (1 - coveredShare) * route.length.metres, toStart[pickupAfter] ?? 0);
      if (coveredShare < this.shareMin || cost >= least) continue;
      const [before, next] = [points[pickupAfter - 1] ?? position, points[pickupAfter]];
      if (!next || !route.divergence.isOnward(before.node, next.node)) continue;
      least = cost;
      const toPickup = this.metresToPickup(pickupAfter);
      part = { detour, toPickup, coveredShare, dropoffNode, pickupAfter, dropoffAfter: null };
    }
    return part;
  }

  /** Fills the arrays; returns the length of the route. A hot path: allocates nothing. */
  private read(position: SnappedPlace, ahead: RouteAhead): number {
    const { legs, toStart, toEnd } = this;
    const { points, toFirst } = ahead;
    legs.length = points.length;
    toStart.length = toEnd.length = points.length + 1;
    toStart[0] = this.metresToStart(position);
    toEnd[0] = this.metresToEnd(position);
    let remaining = 0;
    for (let index = 0; index < points.length; index += 1) {
      const point = points[index];
      if (!point) continue;
      toStart[index + 1] = this.metresToStart(point);
      toEnd[index + 1] = this.metresToEnd(point);
      const leg =
        index === 0 ? metresVia(position, point, toFirst.metres) : (ahead.legs[index - 1]?.metres ?? 0);
      legs[index] = leg;
      remaining += leg;
    }
    return remaining;
  }

  private metresToPickup(after: number): number {
    let metres = this.toStart[after] ?? 0;
    for (let index = 0; index < after; index += 1) metres += this.legs[index] ?? 0;
    return metres;
  }

  /** Upper bound for an unmeasured route: via the start or the end of the search. */
  private longestAhead({ node }: SnappedPlace, end: SnappedPlace): RouteAhead {
    const via = ({ metres }: { readonly metres: Float64Array }) =>
      (metres[node] ?? 0) + (metres[end.node] ?? 0);
    const metres = Math.min(via(this.route.fromStart), via(this.route.fromEnd));
    return { points: [end], toFirst: { metres, seconds: 0 }, legs: [] };
  }

  private metresToStart(place: SnappedPlace): number {
    const { start, fromStart } = this.route;
    return metresVia(place, start, fromStart.metres[place.node] ?? Number.POSITIVE_INFINITY);
  }

  private metresToEnd(place: SnappedPlace): number {
    const { end, fromEnd } = this.route;
    return metresVia(place, end, fromEnd.metres[place.node] ?? Number.POSITIVE_INFINITY);
  }
}

/** @param between metres between the nodes of the places */
function metresVia(from: SnappedPlace, to: SnappedPlace, between: number): number {
  return routeMetres(
    from.metres + to.metres,
    between,
    from.latitude,
    from.longitude,
    to.latitude,
    to.longitude,
  );
}
