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

export interface Search {
  readonly serviceType: ServiceTypeFilter;
  readonly maxDetourMetres: number | undefined;
  readonly tolerance: Tolerance;
  readonly limit: number;
}

/**
 * The offers that fit a searched route, best first. One pass with two trees, from its start and
 * from its end: the detour of an offer is d(now, start) + d(start, end) + d(end, to) - d(now, to),
 * by road and exact (Geisberger et al., ATMOS 2010); the last term is stored with the offer.
 */
export function findAmong(offers: Offers, way: WishedWay, search: Search): Candidate[] {
  const pass = new Pass(offers, way, search);
  pass.outwards();
  return pass.ranked();
}

/**
 * Visits the offers node by node, outwards from the start. The distance to the pickup is part of
 * the cost, so once enough are found, no offer beyond some distance can be better.
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
    // Places joined directly may be nearer than by road and are not in this order.
    for (let node = 0; node < way.fromStart.metres.length; node += 1)
      if (this.mayBeDirect(node)) this.lookAt(node, fromStart.to(node, rowsByNode.greatestAccess(node)));
    for (const node of way.fromStart.outwards) {
      const toStart = fromStart.byRoad(node);
      if (costOf(0, 0, toStart) > rating.best.worst) return;
      if (!this.mayBeDirect(node)) this.lookAt(node, toStart);
    }
  }

  ranked(): Candidate[] {
    const { offers, unmeasured, rating } = this;
    offers.remaining.measureAll(unmeasured);
    for (const { row } of unmeasured) rating.byWay(row);
    return rating.best.entries;
  }

  /** Whether a provider at a node may be joined to the start directly. */
  private mayBeDirect(node: number): boolean {
    const { rowsByNode } = this.offers.columns;
    if (rowsByNode.first(node) === NO_ROW) return false;
    return this.far.fromStart.mayBeDirect(node, rowsByNode.greatestAccess(node));
  }

  /** Rates the offers at a node, which are at least `toStart` metres away. */
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

  /** Routes that are not measured yet are measured together at the end. */
  private rateWay(row: number): void {
    const offer = this.offers.columns.entries[row];
    if (offer && this.rating.isUnmeasured(row)) this.unmeasured.push(offer);
    else this.rating.byWay(row);
  }
}
