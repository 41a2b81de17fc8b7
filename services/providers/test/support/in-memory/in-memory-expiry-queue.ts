import type { EndOffer } from '../../../src/offers/domain/expiry-jobs.js';
import type { ExpiryQueue } from '../../../src/offers/store/expiry-queue.js';

/** Jobs in memory, none of which runs. */
export class InMemoryExpiryQueue implements Pick<ExpiryQueue, keyof ExpiryQueue> {
  /** The sessions whose offer is to end, and when, epoch ms. */
  readonly ends: (EndOffer & { readonly at: number })[] = [];
  /** The users whose plans are to be settled, and when, epoch ms. */
  readonly settlings: { readonly userId: number; readonly at: number }[] = [];

  async schedule(session: EndOffer, endsAt: number): Promise<void> {
    this.ends.push({ ...session, at: endsAt });
  }

  async scheduleSettling(userId: number, at: number): Promise<void> {
    this.settlings.push({ userId, at });
  }

  async scheduleSweeps(): Promise<void> {}
}
