import { setTimeout as delay } from 'node:timers/promises';
import type { TreeCache } from '../../routing/domain/tree-cache.js';
import type { KeptOffer } from './offer.js';
import type { OfferColumns } from './offer-columns.js';

/** Pause between two trees in the background, ms, so that they take at most a fifth of a core. */
const PAUSE_MS = 5;

/** Measures the remaining route of each provider by road. */
export class RemainingWays {
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
