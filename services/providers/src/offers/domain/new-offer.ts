import type { Offer, OfferInput } from '@rotadas/contracts/providers/offer';

/** The offer that a user's input makes at `now`, epoch ms. */
export function newOffer(id: number, userId: number, input: OfferInput, now: number): Offer {
  const description = input.description ?? null;
  return { ...input, description, id, userId, isActive: true, createdAt: now };
}

/** Whether an offer says exactly what the input says, so that it need not be stored again. */
export function hasContent(offer: Offer, input: OfferInput): boolean {
  return (
    offer.type === input.type &&
    offer.from === input.from &&
    offer.to === input.to &&
    offer.description === (input.description ?? null) &&
    offer.duration === input.duration &&
    offer.showPhone === input.showPhone
  );
}
