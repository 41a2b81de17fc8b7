import { isOnward, placeAlong } from '../../offers/domain/insertion.js';
import type { Offers } from '../../offers/domain/offers.js';
import { Best } from './best.js';
import type { Candidate } from './candidate.js';
import { costOf, type DetourLimit, isWithin } from './fit.js';
import { Legs } from './legs.js';
import type { WishedWay } from './wished-way.js';

/** What is asked of offers. */
export interface Asked {
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
    private readonly asked: Asked,
  ) {
    this.best = new Best(asked.count);
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
    const { legs, way, asked } = this;
    const { limit, shareMin } = asked;
    const rest = legs.rest(row);
    if (rest === null) return;
    const toPickup = legs.toStart(row);
    const whole = toPickup + way.length.metres + legs.fromEnd(row) - rest;
    if (isWithin(limit, whole, rest) && this.isOnTheWay(row, rest))
      return this.keep(row, 'way', [whole, toPickup, 1], null);
    const part = toPickup + legs.startToTo(row) - rest;
    if (!isWithin(limit, part, rest)) return;
    const leavingNode = way.leaving.before(legs.toNode(row));
    const share = legs.shareUntil(leavingNode);
    if (share >= shareMin && way.leaving.isOnward(legs.nowNode(row), legs.toNode(row)))
      this.keep(row, 'way', [part, toPickup, share], leavingNode);
  }

  byNearness(row: number): void {
    const toPickup = this.legs.toStart(row);
    if (isWithin(this.asked.limit, toPickup, 0)) this.keep(row, 'nearness', [toPickup, toPickup, 1], null);
  }

  /** By air and by sea the way between is not mine: both its ends have to be near to mine. */
  byBothEnds(row: number): void {
    const toPickup = this.legs.toStart(row);
    const detour = toPickup + this.legs.fromEnd(row);
    if (isWithin(this.asked.limit, detour, 0)) this.keep(row, 'crossing', [detour, toPickup, 1], null);
  }

  /** Whether an offer fits if its way is as long as it can be. */
  private couldFit(row: number): boolean {
    const { legs, way, asked } = this;
    const { limit, shareMin } = asked;
    const rest = legs.longestRest(row);
    const toPickup = legs.toStart(row);
    if (isWithin(limit, toPickup + way.length.metres + legs.fromEnd(row) - rest, rest)) return true;
    if (!isWithin(limit, toPickup + legs.startToTo(row) - rest, rest)) return false;
    return legs.shareUntil(way.leaving.before(legs.toNode(row))) >= shareMin;
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
