import { isDeepStrictEqual } from 'node:util';
import type { Offer, OfferInput } from '@rotadas/contracts/providers/offer';
import { detailsOf } from '@rotadas/contracts/providers/offer-details';

/** The offer that a user's input makes at `now`, epoch ms. */
export function newOffer(id: number, userId: number, input: OfferInput, now: number): Offer {
  return { ...contentOf(input), id, userId, isActive: true, createdAt: now };
}

/** The offer with what `input` says in place of what it said. */
export function editedOffer({ id, userId, isActive, createdAt }: Offer, input: OfferInput): Offer {
  return { ...contentOf(input), id, userId, isActive, createdAt };
}

/** Whether an offer says exactly what the input says, so that it need not be stored again. */
export function hasContent(offer: Offer, input: OfferInput): boolean {
  return isDeepStrictEqual(contentOf(offer), contentOf(input));
}

function contentOf(source: OfferInput | Offer) {
  const { type, from, to, duration, showPhone } = source;
  const description = source.description ?? null;
  return { type, from, to, description, duration, showPhone, ...detailsOf(source) };
}
