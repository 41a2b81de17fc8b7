import type { EndOffer, ExpiryQueue } from '../../../src/offers/store/expiry-queue.js';

/** Jobs in memory; they do not run. */
export class InMemoryExpiryQueue implements Pick<ExpiryQueue, keyof ExpiryQueue> {
  /** Scheduled ends of offers, epoch ms. */
  readonly ends: (EndOffer & { readonly at: number })[] = [];
  /** Scheduled settlements of plans, epoch ms. */
  readonly settlings: { readonly userId: number; readonly at: number }[] = [];

  async schedule(session: EndOffer, endsAt: number): Promise<void> {
    this.ends.push({ ...session, at: endsAt });
  }

  async scheduleSettling(userId: number, at: number): Promise<void> {
    this.settlings.push({ userId, at });
  }
}
