import { SERVICE_TYPES, type ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { type KeptOffer, MEASURES } from '../../offers/domain/offer.js';
import type { Offers } from '../../offers/domain/offers.js';
import { NO_ROW } from '../../offers/domain/offer-columns.js';
import type { Candidate } from './candidate.js';
import { FarRows } from './far-rows.js';
import { costOf, detourLimitOf, type Tolerance } from './fit.js';
import { Rating } from './rating.js';
import type { WishedWay } from './wished-way.js';

const [WAY, CROSSING, NEARNESS] = MEASURES.map((_, number) => number);

/** What is searched among the offers. */
export interface Search {
  readonly serviceType: ServiceTypeFilter;
  readonly maxDetourMetres: number | undefined;
  readonly tolerance: Tolerance;
  /** How many at most. */
  readonly limit: number;
}

/**
 * Who goes a wished way, the best first. One pass over all offers with two trees, from my start and
 * from my end: the detour of an offer is d(now, start) + d(start, end) + d(end, to) - d(now, to),
 * by road and exact (Geisberger et al., ATMOS 2010); the last of these is kept with the offer.
 */
export function findAmong(offers: Offers, way: WishedWay, search: Search): Candidate[] {
  const pass = new Pass(offers, way, search);
  pass.outwards();
  return pass.ranked();
}

/**
 * Looks at the offers node by node, outwards from my start: the way to me counts among what ranks
 * them, so that once enough are found, nobody from some distance on can be better.
 */
class Pass {
  private readonly far: FarRows;
  private readonly rating: Rating;
  private readonly type: number;
  private readonly unmeasured: KeptOffer[] = [];

  constructor(
    private readonly offers: Offers,
    private readonly way: WishedWay,
    { serviceType, maxDetourMetres, tolerance, limit }: Search,
  ) {
    const fit = { limit: detourLimitOf(maxDetourMetres, tolerance), shareMin: tolerance.shareMin };
    this.far = new FarRows(offers.columns, offers.graph, way, fit);
    this.rating = new Rating(offers, way, { ...fit, count: limit });
    this.type = serviceType === 'all' ? -1 : SERVICE_TYPES.indexOf(serviceType);
  }

  outwards(): void {
    const { rating, way } = this;
    const { fromStart } = this.far;
    const { rowsByNode } = this.offers.columns;
    // Who needs no road to me may be nearer than by road, and is not in this order.
    for (let node = 0; node < way.fromStart.metres.length; node += 1)
      if (this.mayBeDirect(node)) this.lookAt(node, fromStart.to(node, rowsByNode.greatestAccess(node)));
    for (const node of way.fromStart.outwards) {
      const toStart = fromStart.byRoad(node);
      if (costOf(0, 0, toStart) > rating.best.worst) return;
      if (!this.mayBeDirect(node)) this.lookAt(node, toStart);
    }
  }

  /** The best of all. */
  ranked(): Candidate[] {
    const { offers, unmeasured, rating } = this;
    offers.remaining.measureAll(unmeasured);
    for (const { row } of unmeasured) rating.byWay(row);
    return rating.best.entries;
  }

  /** Whether somebody is at a node who may need no road to me. */
  private mayBeDirect(node: number): boolean {
    const { rowsByNode } = this.offers.columns;
    if (rowsByNode.first(node) === NO_ROW) return false;
    return this.far.fromStart.mayBeDirect(node, rowsByNode.greatestAccess(node));
  }

  /** Holds the offers at a node, of which none is nearer to my start, against the wish. */
  private lookAt(node: number, toStart: number): void {
    const { far, rating, type } = this;
    const { rowsByNode, types, measures } = this.offers.columns;
    for (let row = rowsByNode.first(node); row !== NO_ROW; row = rowsByNode.next(row)) {
      if (type !== -1 && types[row] !== type) continue;
      const { worst } = rating.best;
      const measure = measures[row];
      if (measure === WAY) {
        if (!far.byWay(row, toStart, worst)) this.rateWay(row);
      } else if (far.byNearness(toStart, worst)) continue;
      else if (measure === NEARNESS) rating.byNearness(row);
      else if (measure === CROSSING) rating.byBothEnds(row);
    }
  }

  /** A way that could fit and is not measured yet is measured at the end, with all such ways. */
  private rateWay(row: number): void {
    const offer = this.offers.columns.entries[row];
    if (offer && this.rating.isUnmeasured(row)) this.unmeasured.push(offer);
    else this.rating.byWay(row);
  }
}
