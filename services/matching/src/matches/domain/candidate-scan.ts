import { SERVICE_TYPES, type ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { type IndexedOffer, MEASURES } from '../../offers/domain/offer.js';
import type { Offers } from '../../offers/domain/offers.js';
import { NO_ROW } from '../../offers/domain/offer-columns.js';
import type { Candidate } from './candidate.js';
import { RowPruner } from './row-pruner.js';
import { detourCost, resolveDetourLimit, type Tolerance } from './fit.js';
import { CandidateRater } from './candidate-rater.js';
import type { SearchedRoute } from './searched-route.js';

const [WAY, CROSSING, NEARNESS] = MEASURES.map((_, number) => number);

export interface CandidateQuery {
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
export function findCandidates(offers: Offers, route: SearchedRoute, search: CandidateQuery): Candidate[] {
  const pass = new CandidateScan(offers, route, search);
  pass.scan();
  return pass.ranked();
}

/**
 * Visits the offers node by node, outwards from the start. The distance to the pickup is part of
 * the cost, so once enough are found, no offer beyond some distance can be better.
 */
class CandidateScan {
  private readonly far: RowPruner;
  private readonly rating: CandidateRater;
  private readonly type: number;
  private readonly unmeasured: IndexedOffer[] = [];

  constructor(
    private readonly offers: Offers,
    private readonly route: SearchedRoute,
    { serviceType, maxDetourMetres, tolerance, limit }: CandidateQuery,
  ) {
    const fit = { limit: resolveDetourLimit(maxDetourMetres, tolerance), shareMin: tolerance.shareMin };
    this.far = new RowPruner(offers.columns, offers.graph, route, fit);
    this.rating = new CandidateRater(offers, route, { ...fit, count: limit });
    this.type = serviceType === 'all' ? -1 : SERVICE_TYPES.indexOf(serviceType);
  }

  scan(): void {
    const { rating, route } = this;
    const { fromStart } = this.far;
    const { rowsByNode } = this.offers.columns;
    // Places joined directly may be nearer than by road and are not in this order.
    for (let node = 0; node < route.fromStart.metres.length; node += 1)
      if (this.mayBeDirect(node))
        this.lookAt(node, fromStart.metresTo(node, rowsByNode.greatestAccess(node)));
    for (const node of route.fromStart.outwards) {
      const toStart = fromStart.metresByRoad(node);
      if (detourCost(0, 0, toStart) > rating.best.worst) return;
      if (!this.mayBeDirect(node)) this.lookAt(node, toStart);
    }
  }

  ranked(): Candidate[] {
    const { offers, unmeasured, rating } = this;
    offers.remaining.measureAll(unmeasured);
    for (const { row } of unmeasured) rating.rateByRoute(row);
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
        if (!far.isRouteTooFar(row, toStart, worst)) this.rateRoute(row);
      } else if (far.isPickupTooFar(toStart, worst)) continue;
      else if (measure === NEARNESS) rating.rateByNearness(row);
      else if (measure === CROSSING) rating.rateByBothEnds(row);
    }
  }

  /** Routes that are not measured yet are measured together at the end. */
  private rateRoute(row: number): void {
    const offer = this.offers.columns.entries[row];
    if (offer && this.rating.isUnmeasured(row)) this.unmeasured.push(offer);
    else this.rating.rateByRoute(row);
  }
}
