import { isOnward, placeAlong } from '../../offers/domain/insertion.js';
import type { Offers } from '../../offers/domain/offers.js';
import { Best, type Candidate } from './candidate.js';
import { costOf, type DetourLimit, isWithin } from './fit.js';
import { shareUntil, type WishedWay } from './wished-way.js';
import type { KeptOffer } from '../../offers/domain/offer.js';
import type { OfferColumns } from '../../offers/domain/offer-columns.js';
import { joinedMetres } from '../../routing/domain/joined-way.js';

/** The limits of a search. */
interface RatingLimits {
  readonly limit: DetourLimit;
  /** The least share of my way. */
  readonly shareMin: number;
  /** How many are kept. */
  readonly count: number;
}

/** Holds single offers against a wish, and keeps the best. */
export class Rating {
  readonly best: Best<Candidate>;
  private readonly legs: Legs;

  constructor(
    private readonly offers: Offers,
    private readonly way: WishedWay,
    private readonly limits: RatingLimits,
  ) {
    this.best = new Best(limits.count);
    this.legs = new Legs(offers.columns, way);
  }

  /** Whether an offer that could fit has a way that is to be measured first. */
  isUnmeasured(row: number): boolean {
    return this.legs.rest(row) === null && this.couldFit(row);
  }

  /**
   * An offer takes me all my way, or else as far as its shortest way from my start is mine; neither
   * the other way round, however short the detour for that is.
   */
  byWay(row: number): void {
    const { legs, way } = this;
    const { limit, shareMin } = this.limits;
    const rest = legs.rest(row);
    if (rest === null) return;
    const toPickup = legs.toStart(row);
    const whole = toPickup + way.length.metres + legs.fromEnd(row) - rest;
    if (isWithin(limit, whole, rest) && this.isOnTheWay(row, rest))
      return this.keep(row, 'way', [whole, toPickup, 1], null);
    const part = toPickup + legs.startToTo(row) - rest;
    if (!isWithin(limit, part, rest)) return;
    const leavingNode = way.leaving.before(legs.toNode(row));
    const share = shareUntil(leavingNode, way);
    if (share >= shareMin && way.leaving.isOnward(legs.nowNode(row), legs.toNode(row)))
      this.keep(row, 'way', [part, toPickup, share], leavingNode);
  }

  byNearness(row: number): void {
    const toPickup = this.legs.toStart(row);
    if (isWithin(this.limits.limit, toPickup, 0)) this.keep(row, 'nearness', [toPickup, toPickup, 1], null);
  }

  /** By air and by sea the way between is not mine: both its ends have to be near to mine. */
  byBothEnds(row: number): void {
    const toPickup = this.legs.toStart(row);
    const detour = toPickup + this.legs.fromEnd(row);
    if (isWithin(this.limits.limit, detour, 0)) this.keep(row, 'crossing', [detour, toPickup, 1], null);
  }

  /** Whether an offer fits if its way is as long as it can be. */
  private couldFit(row: number): boolean {
    const { legs, way } = this;
    const { limit, shareMin } = this.limits;
    const rest = legs.longestRest(row);
    const toPickup = legs.toStart(row);
    if (isWithin(limit, toPickup + way.length.metres + legs.fromEnd(row) - rest, rest)) return true;
    if (!isWithin(limit, toPickup + legs.startToTo(row) - rest, rest)) return false;
    return shareUntil(way.leaving.before(legs.toNode(row)), way) >= shareMin;
  }

  /** Whether my end comes after my start on the way of an offer, which has so many metres to go. */
  private isOnTheWay(row: number, rest: number): boolean {
    const { legs } = this;
    const startsAt = placeAlong(rest, legs.toStart(row), legs.startToTo(row));
    return isOnward(startsAt, placeAlong(rest, legs.nowToEnd(row), legs.fromEnd(row)));
  }

  private keep(
    row: number,
    reason: Candidate['reason'],
    [detour, toPickupMetres, coveredShare]: readonly [number, number, number],
    leavingNode: number | null,
  ): void {
    const offer = this.offers.columns.entries[row];
    if (!offer) return;
    const detourMetres = Math.max(0, detour);
    const { id } = offer.provider;
    const cost = costOf(detourMetres, (1 - coveredShare) * this.way.length.metres, toPickupMetres);
    if (cost > this.best.worst) return;
    const candidate = { offer, reason, detourMetres, toPickupMetres, coveredShare, leavingNode };
    this.best.add(cost, id, candidate);
  }
}

const NO_ROAD = Number.POSITIVE_INFINITY;

/**
 * The legs of the ways of offers by way of mine, metres by road, row by row; infinite where no road
 * leads. It holds the columns as they are, so that it serves one pass.
 */
class Legs {
  private readonly fromStart: Float64Array;
  private readonly fromEndMetres: Float64Array;

  constructor(
    private readonly columns: OfferColumns<KeptOffer>,
    private readonly way: WishedWay,
  ) {
    this.fromStart = way.fromStart.metres;
    this.fromEndMetres = way.fromEnd.metres;
  }

  /** From where the provider is now to my start. */
  toStart(row: number): number {
    return this.fromNow(row, this.fromStart, this.way.start);
  }

  /** From my end to where the provider's way ends. */
  fromEnd(row: number): number {
    return this.toTo(row, this.fromEndMetres, this.way.end);
  }

  /** From where the provider is now straight to my end. */
  nowToEnd(row: number): number {
    return this.fromNow(row, this.fromEndMetres, this.way.end);
  }

  /** From my start straight to where the provider's way ends. */
  startToTo(row: number): number {
    return this.toTo(row, this.fromStart, this.way.start);
  }

  /**
   * What the provider has still to go at most: a way by my start or by my end, past their places.
   */
  longestRest(row: number): number {
    const { columns, fromStart, fromEndMetres } = this;
    const [node, endNode] = [columns.nodes[row] ?? 0, columns.endNodes[row] ?? 0];
    const byStart = (fromStart[node] ?? NO_ROAD) + (fromStart[endNode] ?? NO_ROAD);
    const byEnd = (fromEndMetres[node] ?? NO_ROAD) + (fromEndMetres[endNode] ?? NO_ROAD);
    return (columns.accesses[row] ?? 0) + (columns.endAccesses[row] ?? 0) + Math.min(byStart, byEnd);
  }

  /** What the provider has still to go without me; null where that is not known yet. */
  rest(row: number): number | null {
    const { columns } = this;
    const between = columns.metres[row] ?? Number.NaN;
    if (Number.isNaN(between)) return null;
    return joinedMetres(
      (columns.accesses[row] ?? 0) + (columns.endAccesses[row] ?? 0),
      between,
      columns.latitudes[row] ?? 0,
      columns.longitudes[row] ?? 0,
      columns.endLatitudes[row] ?? 0,
      columns.endLongitudes[row] ?? 0,
    );
  }

  /** The node where the provider is now. */
  nowNode(row: number): number {
    return this.columns.nodes[row] ?? 0;
  }

  /** The node where the provider's way ends. */
  toNode(row: number): number {
    return this.columns.endNodes[row] ?? 0;
  }

  private fromNow(row: number, tree: Float64Array, mine: WishedWay['start']): number {
    const { columns } = this;
    return joinedMetres(
      (columns.accesses[row] ?? 0) + mine.metres,
      tree[columns.nodes[row] ?? 0] ?? NO_ROAD,
      columns.latitudes[row] ?? 0,
      columns.longitudes[row] ?? 0,
      mine.latitude,
      mine.longitude,
    );
  }

  private toTo(row: number, tree: Float64Array, mine: WishedWay['end']): number {
    const { columns } = this;
    return joinedMetres(
      (columns.endAccesses[row] ?? 0) + mine.metres,
      tree[columns.endNodes[row] ?? 0] ?? NO_ROAD,
      columns.endLatitudes[row] ?? 0,
      columns.endLongitudes[row] ?? 0,
      mine.latitude,
      mine.longitude,
    );
  }
}
