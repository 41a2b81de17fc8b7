import { Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { toPoint } from '../routing/domain/point-index.js';
import { TreeCache } from '../routing/tree-cache.js';
import { chooseMeasure, type IndexedOffer } from './domain/offer.js';
import { OfferPlaceResolver } from './offer-place-resolver.js';
import { OfferTable } from './offer-table.js';
import { measureRouteAhead } from './domain/route-ahead.js';

/** `at` is epoch ms. */
export type TimedPosition = Pick<ActiveProvider, 'latitude' | 'longitude' | 'at'>;

/** All offers that can be matched. Callers keep the added object to change it later. */
@Injectable()
export class OfferIndex {
  readonly table: OfferTable;
  /** Offers to measure, by the node of the route's end, so that each tree is computed once. */
  private readonly unmeasured = new Map<number, Set<IndexedOffer>>();
  private isMeasuring = false;

  constructor(
    readonly router: EmbeddedRouter,
    private readonly resolver: OfferPlaceResolver,
    private readonly trees: TreeCache,
  ) {
    this.table = new OfferTable(router.graph.latitudes.length);
  }

  /** @param hasPlace false if the position is unknown, so that only names are compared */
  add(provider: ActiveProvider, hasPlace = true): IndexedOffer {
    const offer = { ...this.locate(provider, hasPlace), row: 0 };
    this.table.add(offer);
    this.measureSoon(offer);
    return offer;
  }

  change(offer: IndexedOffer, provider: ActiveProvider, hasPlace = true): void {
    Object.assign(offer, this.locate(provider, hasPlace));
    this.table.write(offer);
    this.measureSoon(offer);
  }

  move(offer: IndexedOffer, { latitude, longitude, at }: TimedPosition): void {
    const { provider, position } = offer;
    offer.provider = { ...provider, latitude, longitude, at };
    offer.position = this.router.snapWhileMoving({ latitude, longitude }, position);
    if (offer.position && offer.position.node === position?.node)
      return this.table.raiseAccess(offer.position);
    offer.ahead = null;
    offer.measure = chooseMeasure(provider.activeService, offer);
    this.table.write(offer);
    this.measureSoon(offer);
  }

  remove(offer: IndexedOffer): void {
    this.table.remove(offer);
  }

  /** Measures the routes ahead of `offers`. */
  measureAll(offers: readonly IndexedOffer[]): void {
    const byEnd = Map.groupBy(offers, ({ end }) => end?.node);
    for (const group of byEnd.values()) for (const offer of group) this.measure(offer);
  }

  private locate(provider: ActiveProvider, hasPlace: boolean): Omit<IndexedOffer, 'row'> {
    const { router, resolver } = this;
    const point = hasPlace ? toPoint(provider) : null;
    const { from, to } = resolver.findEnds(provider, point);
    const stops = resolver
      .findStops(provider, from ?? point)
      .flatMap((stop) => router.snapOrNull(stop) ?? []);
    const [position, end] = [point && router.snapWhileMoving(point, null), to && router.snapOrNull(to)];
    const measure = chooseMeasure(provider.activeService, { from, stops, position, end });
    return { provider, from, measure, stops, position, end, ahead: null };
  }

  /** Measures immediately if the tree is cached, else in the background. */
  private measureSoon(offer: IndexedOffer): void {
    const { measure, end, stops } = offer;
    if (measure !== 'route' || !end || offer.ahead) return;
    if (stops.length === 0 && this.trees.has(end.node)) return this.measure(offer);
    const others = this.unmeasured.get(end.node);
    if (others) others.add(offer);
    else this.unmeasured.set(end.node, new Set([offer]));
    if (!this.isMeasuring) void this.measureInBackground();
  }

  private async measureInBackground(): Promise<void> {
    this.isMeasuring = true;
    for (const [endNode, offers] of this.unmeasured) {
      await pause();
      this.unmeasured.delete(endNode);
      for (const offer of offers) {
        if (offer.stops.length > 0) await pause(); // each needs more trees
        if (!offer.ahead && this.table.all[offer.row] === offer) this.measure(offer);
      }
    }
    this.isMeasuring = false;
  }

  private measure(offer: IndexedOffer): void {
    const { measure, position, from, stops, end } = offer;
    if (measure !== 'route' || !position || !end) return;
    const start = stops.length > 0 && from ? this.router.snapOrNull(from) : null;
    offer.ahead = measureRouteAhead(position, { from: start, stops, end }, (node) => this.trees.get(node));
    this.table.write(offer);
  }
}

/** Limits trees in the background to about a fifth of a core. */
const pause = () => delay(5, undefined, { ref: false });
