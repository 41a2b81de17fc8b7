import { isDeepStrictEqual } from 'node:util';
import type { Offer, OfferInput } from '@rotadas/contracts/providers/offer';
import { detailsOf } from '@rotadas/contracts/providers/offer-details';
import type { PlannedInput, PlannedOffer } from '@rotadas/contracts/providers/planned-offer';

/** The offer that a user's input makes at `now`, epoch ms. */
export function newOffer(id: number, userId: number, input: OfferInput, now: number): Offer {
  return { ...contentOf(input), id, userId, isActive: true, createdAt: now };
}

/** The offer with what `input` says in place of what it said. */
export function editedOffer({ id, userId, isActive, createdAt }: Offer, input: OfferInput): Offer {
  return { ...contentOf(input), id, userId, isActive, createdAt };
}

/** The offer that is planned for later; it is not active before it begins. */
export function plannedOffer(id: number, userId: number, input: PlannedInput, now: number): PlannedOffer {
  return { ...newOffer(id, userId, input, now), isActive: false, departsAt: input.departsAt };
}

/** The planned offer with what `input` says in place of what it said. */
export function editedPlan(offer: PlannedOffer, input: PlannedInput): PlannedOffer {
  return { ...editedOffer(offer, input), departsAt: input.departsAt };
}

/** The planned offer as it goes on the map. */
export function begunOffer({ id, userId, createdAt, ...said }: PlannedOffer): Offer {
  return { ...contentOf(said), id, userId, isActive: true, createdAt };
}

/** Whether an offer says exactly what the input says, so that it need not be stored again. */
export function hasContent(offer: Offer, input: OfferInput): boolean {
  return isDeepStrictEqual(contentOf(offer), contentOf(input));
}

/** Whether a planned offer says exactly what the input says, and departs when it does. */
export function saysSame(offer: PlannedOffer, input: PlannedInput): boolean {
  return offer.departsAt === input.departsAt && hasContent(offer, input);
}

/** What an offer says, but for when it departs. */
function contentOf(source: OfferInput) {
  const { type, from, to, duration, showPhone } = source;
  const description = source.description ?? null;
  return {
    type,
    from,
    to,
    description,
    duration,
    showPhone,
    ...detailsOf({ ...source, departsAt: null }),
  };
}
