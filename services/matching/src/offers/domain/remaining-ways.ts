import { setTimeout as delay } from 'node:timers/promises';
import type { TreeCache } from '../../routing/domain/tree-cache.js';
import type { KeptOffer } from './offer.js';
import type { OfferColumns } from './offer-columns.js';

/** Between two trees that nobody waits for, ms, so that they take a fifth of a core at most. */
const PAUSE_MS = 5;

/** Knows how far each provider has still to go, by road, while it moves. */
export class RemainingWays {
  /** The offers whose way is to be measured, by the node of its end. */
  private readonly awaiting = new Map<number, Set<KeptOffer>>();
  private isWorking = false;

  constructor(
    private readonly columns: OfferColumns<KeptOffer>,
    private readonly trees: TreeCache,
  ) {}

  /** Measures the way of an offer where it is unknown: at once if its tree is at hand, or soon. */
  refresh(offer: KeptOffer): void {
    if (!this.isUnknown(offer) || !offer.end) return;
    const { node } = offer.end;
    if (this.trees.has(node)) return this.measure(offer);
    const others = this.awaiting.get(node);
    if (others) others.add(offer);
    else this.awaiting.set(node, new Set([offer]));
    if (!this.isWorking) void this.work();
  }

  /** Measures the ways of offers at once, those to one end together. */
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
