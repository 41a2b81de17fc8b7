import { SERVICE_TYPES, type ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { type IndexedOffer, MEASURES } from '../../offers/domain/offer.js';
import type { Offers } from '../../offers/domain/offers.js';
import { NO_ROW } from '../../offers/domain/offer-columns.js';
import type { Candidate } from './candidate.js';
import { RowPruner } from './row-pruner.js';
import { detourCost, resolveDetourLimit, type Tolerance } from './fit.js';
import { CandidateRater } from './candidate-rater.js';
import type { SearchedRoute } from './searched-route.js';

const [ROUTE, CROSSING, NEARNESS] = MEASURES.map((_, number) => number);

export interface CandidateQuery {
  readonly serviceType: ServiceTypeFilter;
  readonly maxDetourMetres: number | undefined;
  readonly tolerance: Tolerance;
  readonly limit: number;
}

export function findCandidates(offers: Offers, route: SearchedRoute, search: CandidateQuery): Candidate[] {
  const scan = new CandidateScan(offers, route, search);
  scan.run();
  return scan.ranked();
}

/** Visits the nodes outwards from the start, until none can beat the worst kept offer. */
class CandidateScan {
  private readonly pruner: RowPruner;
  private readonly rater: CandidateRater;
  private readonly type: number;
  private readonly unmeasured: IndexedOffer[] = [];

  constructor(
    private readonly offers: Offers,
    private readonly route: SearchedRoute,
    { serviceType, maxDetourMetres, tolerance, limit }: CandidateQuery,
  ) {
    const fit = { limit: resolveDetourLimit(maxDetourMetres, tolerance), shareMin: tolerance.shareMin };
    this.pruner = new RowPruner(offers.columns, offers.graph, route, fit);
    this.rater = new CandidateRater(offers, route, { ...fit, count: limit });
    this.type = serviceType === 'all' ? -1 : SERVICE_TYPES.indexOf(serviceType);
  }

  run(): void {
    const { rater, route } = this;
    const { fromStart } = this.pruner;
    const { rowsByNode } = this.offers.columns;
    // Direct distances can be shorter than by road, so these nodes are out of order.
    for (let node = 0; node < route.fromStart.metres.length; node += 1)
      if (this.mayBeDirect(node))
        this.visitNode(node, fromStart.metresTo(node, rowsByNode.greatestAccess(node)));
    for (const node of route.fromStart.outwards) {
      const toStart = fromStart.metresByRoad(node);
      if (detourCost(0, 0, toStart) > rater.top.worst) return;
      if (!this.mayBeDirect(node)) this.visitNode(node, toStart);
    }
  }

  ranked(): Candidate[] {
    const { offers, unmeasured, rater } = this;
    offers.remaining.measureAll(unmeasured);
    for (const { row } of unmeasured) rater.rateByRoute(row);
    return rater.top.entries;
  }

  private mayBeDirect(node: number): boolean {
    const { rowsByNode } = this.offers.columns;
    if (rowsByNode.first(node) === NO_ROW) return false;
    return this.pruner.fromStart.mayBeDirect(node, rowsByNode.greatestAccess(node));
  }

  /** @param toStart lower bound of the pickup distance of these offers, metres */
  private visitNode(node: number, toStart: number): void {
    const { pruner, rater, type } = this;
    const { rowsByNode, types, measures } = this.offers.columns;
    for (let row = rowsByNode.first(node); row !== NO_ROW; row = rowsByNode.next(row)) {
      if (type !== -1 && types[row] !== type) continue;
      const { worst } = rater.top;
      const measure = measures[row];
      if (measure === ROUTE) {
        if (!pruner.isRouteTooFar(row, toStart, worst)) this.rateRoute(row);
      } else if (pruner.isPickupTooFar(toStart, worst)) continue;
      else if (measure === NEARNESS) rater.rateByNearness(row);
      else if (measure === CROSSING) rater.rateByBothEnds(row);
    }
  }

  private rateRoute(row: number): void {
    const offer = this.offers.columns.entries[row];
    if (offer && this.rater.needsMeasuring(row)) this.unmeasured.push(offer);
    else this.rater.rateByRoute(row);
  }
}
