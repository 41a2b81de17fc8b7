import { setTimeout as delay } from 'node:timers/promises';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { RoadGraph } from '../../routing/domain/road-graph.js';
import type { EmbeddedRouter } from '../../routing/domain/embedded-router.js';
import type { TreeCache } from '../../routing/domain/tree-cache.js';
import { toPoint } from '../../routing/domain/point-index.js';
import type { SnappedPlace } from '../../routing/domain/route-length.js';
import { type IndexedOffer, chooseMeasure, type MatchableOffer } from './offer.js';
import { OfferColumns } from './offer-columns.js';
import type { OfferPlaceResolver } from './offer-place-resolver.js';
import { OffersWithStops } from './offers-with-stops.js';

/** `at` is epoch ms. */
export type TimedPosition = Pick<ActiveProvider, 'latitude' | 'longitude' | 'at'>;

/** All offers that can be matched. Callers keep the added object to change it later. */
export class Offers {
  readonly columns: OfferColumns<IndexedOffer>;
  readonly remaining: RemainingRoutes;
  readonly withStops: OffersWithStops;

  constructor(
    private readonly router: EmbeddedRouter,
    private readonly resolver: OfferPlaceResolver,
    trees: TreeCache,
  ) {
    this.columns = new OfferColumns(router.graph.latitudes.length);
    this.remaining = new RemainingRoutes(this.columns, trees);
    this.withStops = new OffersWithStops(router, trees);
  }

  get graph(): RoadGraph {
    return this.router.graph;
  }

  /** @param hasPlace false if the position is unknown, so that only names are compared */
  add(provider: ActiveProvider, hasPlace = true): IndexedOffer {
    const offer: IndexedOffer = { provider, ...this.locate(provider, hasPlace), row: 0 };
    this.columns.add(offer);
    this.remaining.refresh(offer);
    this.withStops.refresh(offer);
    return offer;
  }

  change(offer: IndexedOffer, provider: ActiveProvider, hasPlace = true): void {
    Object.assign(offer, { provider }, this.locate(provider, hasPlace));
    this.rewrite(offer);
  }

  move(offer: IndexedOffer, { latitude, longitude, at }: TimedPosition): void {
    const { provider } = offer;
    offer.provider = { ...provider, latitude, longitude, at };
    offer.positionAccess = this.router.accessWhileMoving({ latitude, longitude }, offer.positionAccess);
    offer.measure = this.pickMeasure(offer);
    this.rewrite(offer);
  }

  remove(offer: IndexedOffer): void {
    this.columns.remove(offer);
    this.withStops.remove(offer);
  }

  private rewrite(offer: IndexedOffer): void {
    this.columns.write(offer);
    this.remaining.refresh(offer);
    this.withStops.refresh(offer);
  }

  private locate(provider: ActiveProvider, hasPlace: boolean) {
    const at = hasPlace ? provider : null;
    const { from, to } = this.resolver.findEnds(provider, at);
    const positionAccess = at && this.router.accessWhileMoving(toPoint(at), null);
    const endAccess = to && this.router.accessOrNull(to);
    const stops = this.snapStops(provider, from ?? at);
    const measure = this.pickMeasure({ provider, from, to, stops, positionAccess, endAccess });
    return { from, to, stops, positionAccess, endAccess, measure };
  }

  private snapStops(provider: ActiveProvider, start: Coordinates | null): SnappedPlace[] {
    const stops = this.resolver.findStops(provider, start);
    return stops.flatMap((stop) => this.router.snapOrNull(stop) ?? []);
  }

  private pickMeasure({
    provider,
    from,
    to,
    stops,
    positionAccess,
    endAccess,
  }: Omit<MatchableOffer, 'measure'>) {
    const route = { from, to, hasStops: stops.length > 0 };
    return chooseMeasure(provider.activeService, route, {
      position: positionAccess !== null,
      end: endAccess !== null,
    });
  }
}

/** Pause between trees in the background, ms; limits them to about a fifth of a core. */
const PAUSE_MS = 5;

class RemainingRoutes {
  /** By the node of the route's end. */
  private readonly pending = new Map<number, Set<IndexedOffer>>();
  private isRunning = false;

  constructor(
    private readonly columns: OfferColumns<IndexedOffer>,
    private readonly trees: TreeCache,
  ) {}

  /** Measures immediately if the tree is cached, else in the background. */
  refresh(offer: IndexedOffer): void {
    if (!this.isUnknown(offer) || !offer.endAccess) return;
    const { node } = offer.endAccess;
    if (this.trees.has(node)) return this.measure(offer);
    const others = this.pending.get(node);
    if (others) others.add(offer);
    else this.pending.set(node, new Set([offer]));
    if (!this.isRunning) void this.measurePending();
  }

  /** Groups by end, so that each tree is computed once. */
  measureAll(offers: readonly IndexedOffer[]): void {
    const byEnd = Map.groupBy(offers, ({ endAccess }) => endAccess?.node);
    for (const group of byEnd.values()) for (const offer of group) this.measure(offer);
  }

  private measure(offer: IndexedOffer): void {
    const { row, positionAccess, endAccess } = offer;
    if (!positionAccess || !endAccess) return;
    const tree = this.trees.get(endAccess.node);
    this.columns.metres[row] = tree.metres[positionAccess.node] ?? Number.POSITIVE_INFINITY;
    this.columns.seconds[row] = tree.seconds[positionAccess.node] ?? Number.POSITIVE_INFINITY;
  }

  private async measurePending(): Promise<void> {
    this.isRunning = true;
    for (const [node, offers] of this.pending) {
      await delay(PAUSE_MS, undefined, { ref: false });
      this.pending.delete(node);
      for (const offer of offers) {
        const isStillThere = this.columns.entries[offer.row] === offer && offer.endAccess?.node === node;
        if (isStillThere && this.isUnknown(offer)) this.measure(offer);
      }
    }
    this.isRunning = false;
  }

  private isUnknown({ row }: IndexedOffer): boolean {
    return Number.isNaN(this.columns.metres[row]);
  }
}
