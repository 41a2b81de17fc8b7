import type { Offer } from '@rotadas/contracts/providers/offer';

export function anOffer(known: Partial<Offer> = {}): Offer {
  return {
    id: 3,
    userId: 7,
    type: 'taxi',
    from: 'Ankara',
    to: 'Konya',
    description: null,
    duration: 60,
    showPhone: true,
    isActive: true,
    createdAt: 1_000,
    ...known,
  };
}
