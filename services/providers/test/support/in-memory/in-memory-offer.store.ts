import type { Offer } from '@rotadas/contracts/providers/offer';
import type { OfferStore } from '../../../src/offers/store/offer.store.js';

export class InMemoryOfferStore implements Pick<OfferStore, keyof OfferStore> {
  private readonly offers = new Map<number, Offer>();
  private lastId = 0;

  async nextId(): Promise<number> {
    return (this.lastId += 1);
  }

  async findActive(userId: number): Promise<Offer | null> {
    const active = [...this.offers.values()].filter((offer) => offer.userId === userId && offer.isActive);
    return active.toSorted((one, other) => other.id - one.id)[0] ?? null;
  }

  async saveAsOnly(offer: Offer): Promise<void> {
    for (const each of this.offers.values()) {
      if (each.userId === offer.userId) this.offers.set(each.id, { ...each, isActive: false });
    }
    this.offers.set(offer.id, offer);
  }

  async deactivate(offerId: number): Promise<void> {
    const offer = this.offers.get(offerId);
    if (offer) this.offers.set(offerId, { ...offer, isActive: false });
  }
}
