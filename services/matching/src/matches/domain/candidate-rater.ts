import { isOnward, placeAlong } from '../../offers/domain/insertion.js';
import type { Offers } from '../../offers/domain/offers.js';
import type { Candidate } from './candidate.js';
import { detourCost, type DetourLimit, isDetourAllowed } from './fit.js';
import { sharedFraction, type SearchedRoute } from './searched-route.js';
import { TopCandidates } from './top-candidates.js';
import type { IndexedOffer } from '../../offers/domain/offer.js';
import type { OfferColumns } from '../../offers/domain/offer-columns.js';
import { routeMetres, type SnappedPlace } from '../../routing/domain/route-length.js';

interface RatingLimits {
  readonly limit: DetourLimit;
  readonly shareMin: number;
  readonly count: number;
}

/** Distances in metres. The whole searched route is covered by default. */
interface Rating {
  readonly detour: number;
  readonly toPickup: number;
  readonly coveredShare?: number;
  readonly dropoffNode?: number | null;
}

export class CandidateRater {
  readonly top: TopCandidates<Candidate>;
  private readonly legs: Legs;

  constructor(
    private readonly offers: Offers,
    private readonly route: SearchedRoute,
    private readonly limits: RatingLimits,
  ) {
    this.top = new TopCandidates(limits.count);
    this.legs = new Legs(offers.columns, route);
  }

  needsMeasuring(row: number): boolean {
    return this.legs.remaining(row) === null && this.couldFit(row);
  }

  /** Rates the whole searched route, or else the part that the offer shares from its start. */
  rateByRoute(row: number): void {
    const { legs, route } = this;
    const { limit, shareMin } = this.limits;
    const remaining = legs.remaining(row);
    if (remaining === null) return;
    const toPickup = legs.toStart(row);
    const whole = toPickup + route.length.metres + legs.fromEnd(row) - remaining;
    if (isDetourAllowed(limit, whole, remaining) && this.hasDropoffAfterPickup(row, remaining))
      return this.keep(row, 'route', { detour: whole, toPickup });
    const part = toPickup + legs.startToOfferEnd(row) - remaining;
    if (!isDetourAllowed(limit, part, remaining)) return;
    const dropoffNode = route.divergence.before(legs.offerEndNode(row));
    const coveredShare = sharedFraction(dropoffNode, route);
    if (coveredShare >= shareMin && route.divergence.isOnward(legs.providerNode(row), legs.offerEndNode(row)))
      this.keep(row, 'route', { detour: part, toPickup, coveredShare, dropoffNode });
  }

  rateByNearness(row: number): void {
    const toPickup = this.legs.toStart(row);
    if (isDetourAllowed(this.limits.limit, toPickup, 0))
      this.keep(row, 'nearness', { detour: toPickup, toPickup });
  }

  /** By air and sea no part of the route is shared, so both ends have to be near. */
  rateByBothEnds(row: number): void {
    const toPickup = this.legs.toStart(row);
    const detour = toPickup + this.legs.fromEnd(row);
    if (isDetourAllowed(this.limits.limit, detour, 0)) this.keep(row, 'crossing', { detour, toPickup });
  }

  private couldFit(row: number): boolean {
    const { legs, route } = this;
    const { limit, shareMin } = this.limits;
    const remaining = legs.longestRemaining(row);
    const toPickup = legs.toStart(row);
    if (isDetourAllowed(limit, toPickup + route.length.metres + legs.fromEnd(row) - remaining, remaining))
      return true;
    if (!isDetourAllowed(limit, toPickup + legs.startToOfferEnd(row) - remaining, remaining)) return false;
    return sharedFraction(route.divergence.before(legs.offerEndNode(row)), route) >= shareMin;
  }

  private hasDropoffAfterPickup(row: number, remaining: number): boolean {
    const { legs } = this;
    const startsAt = placeAlong(remaining, legs.toStart(row), legs.startToOfferEnd(row));
    return isOnward(startsAt, placeAlong(remaining, legs.providerToEnd(row), legs.fromEnd(row)));
  }

  private keep(
    row: number,
    reason: Candidate['reason'],
    { detour, toPickup: toPickupMetres, coveredShare = 1, dropoffNode = null }: Rating,
  ): void {
    const offer = this.offers.columns.entries[row];
    if (!offer) return;
    const detourMetres = Math.max(0, detour);
    const { id } = offer.provider;
    const cost = detourCost(detourMetres, (1 - coveredShare) * this.route.length.metres, toPickupMetres);
    if (cost > this.top.worst) return;
    const candidate = { offer, reason, detourMetres, toPickupMetres, coveredShare, dropoffNode };
    this.top.add(cost, id, candidate);
  }
}

const NO_ROAD = Number.POSITIVE_INFINITY;

/** Metres by road between the ends of the search and of an offer; infinite without a road. */
class Legs {
  private readonly fromStart: Float64Array;
  private readonly fromEndMetres: Float64Array;

  constructor(
    private readonly columns: OfferColumns<IndexedOffer>,
    private readonly route: SearchedRoute,
  ) {
    this.fromStart = route.fromStart.metres;
    this.fromEndMetres = route.fromEnd.metres;
  }

  toStart(row: number): number {
    return this.fromProvider(row, this.fromStart, this.route.start);
  }

  fromEnd(row: number): number {
    return this.fromOfferEnd(row, this.fromEndMetres, this.route.end);
  }

  providerToEnd(row: number): number {
    return this.fromProvider(row, this.fromEndMetres, this.route.end);
  }

  startToOfferEnd(row: number): number {
    return this.fromOfferEnd(row, this.fromStart, this.route.start);
  }

  /** Upper bound: via the start or the end of the search. */
  longestRemaining(row: number): number {
    const { columns, fromStart, fromEndMetres } = this;
    const [node, endNode] = [columns.nodes[row] ?? 0, columns.endNodes[row] ?? 0];
    const byStart = (fromStart[node] ?? NO_ROAD) + (fromStart[endNode] ?? NO_ROAD);
    const byEnd = (fromEndMetres[node] ?? NO_ROAD) + (fromEndMetres[endNode] ?? NO_ROAD);
    return (columns.accesses[row] ?? 0) + (columns.endAccesses[row] ?? 0) + Math.min(byStart, byEnd);
  }

  /** Null until measured. */
  remaining(row: number): number | null {
    const { columns } = this;
    const between = columns.metres[row] ?? Number.NaN;
    if (Number.isNaN(between)) return null;
    return routeMetres(
      (columns.accesses[row] ?? 0) + (columns.endAccesses[row] ?? 0),
      between,
      columns.latitudes[row] ?? 0,
      columns.longitudes[row] ?? 0,
      columns.endLatitudes[row] ?? 0,
      columns.endLongitudes[row] ?? 0,
    );
  }

  providerNode(row: number): number {
    return this.columns.nodes[row] ?? 0;
  }

  offerEndNode(row: number): number {
    return this.columns.endNodes[row] ?? 0;
  }

  private fromProvider(row: number, tree: Float64Array, place: SnappedPlace): number {
    const { columns } = this;
    return routeMetres(
      (columns.accesses[row] ?? 0) + place.metres,
      tree[columns.nodes[row] ?? 0] ?? NO_ROAD,
      columns.latitudes[row] ?? 0,
      columns.longitudes[row] ?? 0,
      place.latitude,
      place.longitude,
    );
  }

  private fromOfferEnd(row: number, tree: Float64Array, place: SnappedPlace): number {
    const { columns } = this;
    return routeMetres(
      (columns.endAccesses[row] ?? 0) + place.metres,
      tree[columns.endNodes[row] ?? 0] ?? NO_ROAD,
      columns.endLatitudes[row] ?? 0,
      columns.endLongitudes[row] ?? 0,
      place.latitude,
      place.longitude,
    );
  }
}
