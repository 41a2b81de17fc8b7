import { setTimeout as delay } from 'node:timers/promises';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { RoadGraph } from '../../routing/domain/road-graph.js';
import type { EmbeddedRouter } from '../../routing/domain/embedded-router.js';
import type { TreeCache } from '../../routing/domain/tree-cache.js';
import type { JoinedPlace } from '../../routing/domain/joined-way.js';
import { type KeptOffer, measureOf, type Offer } from './offer.js';
import { OfferColumns } from './offer-columns.js';
import type { OfferEndFinder } from './offer-ends.js';
import { StoppingOffers } from './stopping-offers.js';

/** A position and its time, epoch ms. */
export type Step = Pick<ActiveProvider, 'latitude' | 'longitude' | 'at'>;

/**
 * All offers that can be matched, live and planned. The caller keeps the added offer and passes it
 * to change, move or remove it.
 */
export class Offers {
  readonly columns: OfferColumns<KeptOffer>;
  readonly remaining: RemainingWays;
  readonly stopping: StoppingOffers;

  constructor(
    private readonly router: EmbeddedRouter,
    private readonly ends: OfferEndFinder,
    trees: TreeCache,
  ) {
    this.columns = new OfferColumns(router.graph.latitudes.length);
    this.remaining = new RemainingWays(this.columns, trees);
    this.stopping = new StoppingOffers(router, trees);
  }

  get graph(): RoadGraph {
    return this.router.graph;
  }

  /** @param hasPlace whether the provider's position is known; otherwise only names count */
  add(provider: ActiveProvider, hasPlace = true): KeptOffer {
    const offer: KeptOffer = { provider, ...this.knownOf(provider, hasPlace), row: 0 };
    this.columns.add(offer);
    this.remaining.refresh(offer);
    this.stopping.refresh(offer);
    return offer;
  }

  change(offer: KeptOffer, provider: ActiveProvider, hasPlace = true): void {
    Object.assign(offer, { provider }, this.knownOf(provider, hasPlace));
    this.rewrite(offer);
  }

  move(offer: KeptOffer, { latitude, longitude, at }: Step): void {
    const { provider } = offer;
    offer.provider = { ...provider, latitude, longitude, at };
    offer.now = this.router.accessOnTheMove({ latitude, longitude }, offer.now);
    offer.measure = this.measureOf(offer);
    this.rewrite(offer);
  }

  remove(offer: KeptOffer): void {
    this.columns.remove(offer);
    this.stopping.remove(offer);
  }

  private rewrite(offer: KeptOffer): void {
    this.columns.write(offer);
    this.remaining.refresh(offer);
    this.stopping.refresh(offer);
  }

  private knownOf(provider: ActiveProvider, hasPlace: boolean) {
    const at = hasPlace ? provider : null;
    const { from, to } = this.ends.endsOf(provider, at);
    const now = at && this.router.accessOnTheMove({ latitude: at.latitude, longitude: at.longitude }, null);
    const end = to && this.router.accessOrNull(to);
    const stops = this.stopsOf(provider, from ?? at);
    const measure = this.measureOf({ provider, from, to, stops, now, end });
    return { from, to, stops, now, end, measure };
  }

  private stopsOf(provider: ActiveProvider, start: Coordinates | null): JoinedPlace[] {
    const stops = this.ends.stopsOf(provider, start);
    return stops.flatMap((stop) => this.router.joinedOrNull(stop) ?? []);
  }

  private measureOf({ provider, from, to, stops, now, end }: Omit<Offer, 'measure'>) {
    const ends = { from, to, hasStops: stops.length > 0 };
    return measureOf(provider.activeService, ends, { now: now !== null, end: end !== null });
  }
}

/** Pause between two trees in the background, ms, so that they take at most a fifth of a core. */
const PAUSE_MS = 5;

/** Measures the remaining route of each provider by road. */
class RemainingWays {
  /** Offers to measure, by the node of their end. */
  private readonly awaiting = new Map<number, Set<KeptOffer>>();
  private isWorking = false;

  constructor(
    private readonly columns: OfferColumns<KeptOffer>,
    private readonly trees: TreeCache,
  ) {}

  /**
   * Measures a route if it is unknown: immediately if its tree is cached, else in the background.
   */
  refresh(offer: KeptOffer): void {
    if (!this.isUnknown(offer) || !offer.end) return;
    const { node } = offer.end;
    if (this.trees.has(node)) return this.measure(offer);
    const others = this.awaiting.get(node);
    if (others) others.add(offer);
    else this.awaiting.set(node, new Set([offer]));
    if (!this.isWorking) void this.work();
  }

  /** Measures routes immediately, those to one end together. */
  measureAll(offers: readonly KeptOffer[]): void {
    const byEnd = Map.groupBy(offers, ({ end }) => end?.node);
    for (const group of byEnd.values()) for (const offer of group) this.measure(offer);
  }

  private measure(offer: KeptOffer): void {
    const { row, now, end } = offer;
    if (!now || !end) return;
    const tree = this.trees.of(end.node);
    this.columns.metres[row] = tree.metres[now.node] ?? Number.POSITIVE_INFINITY;
    this.columns.seconds[row] = tree.seconds[now.node] ?? Number.POSITIVE_INFINITY;
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    for (const [node, offers] of this.awaiting) {
      await delay(PAUSE_MS, undefined, { ref: false });
      this.awaiting.delete(node);
      for (const offer of offers) {
        const isStillThere = this.columns.entries[offer.row] === offer && offer.end?.node === node;
        if (isStillThere && this.isUnknown(offer)) this.measure(offer);
      }
    }
    this.isWorking = false;
  }

  private isUnknown({ row }: KeptOffer): boolean {
    return Number.isNaN(this.columns.metres[row]);
  }
}
