import type { IndexedOffer } from '../offers/domain/offer.js';
import { NO_ROW } from '../offers/offer-table.js';
import type { OfferIndex } from '../offers/offer-index.js';
import { metresBetween } from '../routing/domain/point-index.js';
import { isClearlyFarther, type SnappedPlace } from '../routing/domain/route-length.js';
import { MAX_METRES_TO_ROAD } from '../routing/domain/router.js';
import type { ShortestPathTree } from '../routing/domain/shortest-path-tree.js';
import type { Candidate, CandidateQuery } from './domain/candidate.js';
import { CandidateRater } from './domain/candidate-rater.js';
import {
  type DetourLimit,
  detourCost,
  greatestDetour,
  onDemandLimit,
  resolveDetourLimit,
} from './domain/detour-limit.js';
import { type SearchedRoute, sharedFraction } from './domain/searched-route.js';

export function findCandidates(offers: OfferIndex, route: SearchedRoute, query: CandidateQuery): Candidate[] {
  return new CandidateScan(offers, route, query).run();
}

/** Visits the nodes outwards from the start, until none can beat the worst kept offer. */
class CandidateScan {
  private readonly rater: CandidateRater;
  private readonly limit: DetourLimit;
  /** Upper bound of the distance for on-demand offers and crossings, metres. */
  private readonly crossingLimit: number;
  private readonly unmeasured: IndexedOffer[] = [];

  constructor(
    private readonly offers: OfferIndex,
    private readonly route: SearchedRoute,
    private readonly query: CandidateQuery,
  ) {
    this.rater = new CandidateRater(route, query);
    const { maxDetourMetres, tolerance } = query;
    this.limit = resolveDetourLimit(maxDetourMetres, route.length.metres, tolerance);
    this.crossingLimit = tolerance.detourFactor * onDemandLimit(maxDetourMetres);
  }

  run(): Candidate[] {
    const { rater, unmeasured, offers } = this;
    const { table } = offers;
    const { start, fromStart } = this.route;
    // Direct distances can be shorter than by road, so these nodes are out of order.
    const direct = new Set<number>();
    for (let node = 0; node < table.greatestAccess.length; node += 1) {
      const access = table.greatestAccess[node] ?? 0;
      if (table.isEmpty(node) || !this.mayBeDirect(node, start, access)) continue;
      direct.add(node);
      const [longitude, latitude] = offers.router.pointAt(node);
      const straight = metresBetween(start, { latitude, longitude }) - 2 * access;
      this.visitNode(node, Math.min(straight, (fromStart.metres[node] ?? 0) + start.metres));
    }
    for (const node of fromStart.outwards) {
      const toPickup = (fromStart.metres[node] ?? 0) + start.metres;
      if (detourCost(0, 0, toPickup) > rater.top.worst) break;
      if (!table.isEmpty(node) && !direct.has(node)) this.visitNode(node, toPickup);
    }
    for (const offer of table.withStops) this.visit(offer);
    offers.measureAll(unmeasured);
    for (const offer of unmeasured) rater.rate(offer);
    return rater.top.kept.map(({ entry }) => entry);
  }

  /** @param toPickup lower bound of the pickup distance of the offers at the node, metres */
  private visitNode(node: number, toPickup: number): void {
    const { table } = this.offers;
    for (let row = table.first(node); row !== NO_ROW; row = table.next(row))
      if (this.mayFit(row, toPickup)) this.visit(table.all[row]);
  }

  private visit(offer: IndexedOffer | undefined): void {
    const { serviceType, womenOnly, hidden } = this.query;
    if (!offer || offer.provider.isFull || hidden.has(offer.provider.id)) return;
    if (womenOnly && !offer.provider.womenOnly) return;
    if (serviceType !== 'all' && serviceType !== offer.provider.activeService) return;
    if (!this.rater.rate(offer)) this.unmeasured.push(offer);
  }

  /**
   * Rejects a row if even the lower bound of its detour exceeds the limit. Distances to the road
   * appear on both sides and are left out.
   */
  private mayFit(row: number, toPickup: number): boolean {
    const { limit, route } = this;
    const { metres, endNodes } = this.offers.table;
    const remaining = metres[row] ?? 0;
    if (remaining === Number.POSITIVE_INFINITY) return true;
    const worst = this.rater.top.worst - detourCost(0, 0, toPickup);
    if (Number.isNaN(remaining)) return toPickup <= Math.min(this.crossingLimit, worst);
    const detourMax = Math.min(greatestDetour(limit, remaining + 2 * MAX_METRES_TO_ROAD), worst);
    const reachMetres = detourMax + remaining - toPickup;
    const endNode = endNodes[row] ?? 0;
    if (this.isInReach(reachMetres - route.length.metres, endNode, route.end, route.fromEnd)) return true;
    return this.isInReach(reachMetres, endNode, route.start, route.fromStart) && this.coversEnough(endNode);
  }

  private isInReach(reachMetres: number, node: number, place: SnappedPlace, tree: ShortestPathTree): boolean {
    if ((tree.metres[node] ?? 0) + place.metres <= reachMetres) return true;
    return -MAX_METRES_TO_ROAD <= reachMetres && this.mayBeDirect(node, place);
  }

  /** Whether places at a node may be joined to `place` directly, which can be shorter. */
  private mayBeDirect(
    node: number,
    { metres, latitude, longitude }: SnappedPlace,
    access = MAX_METRES_TO_ROAD,
  ): boolean {
    const { latitudes, longitudes } = this.offers.router.graph;
    const [north, east] = [latitudes[node] ?? 0, longitudes[node] ?? 0];
    return !isClearlyFarther(metres + 2 * access, north, east, latitude, longitude);
  }

  private coversEnough(node: number): boolean {
    const shared = sharedFraction(this.route.divergence.before(node), this.route);
    return shared >= this.query.tolerance.shareMin;
  }
}
