import { isDeepStrictEqual } from 'node:util';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { OfferInput, PlannedInput } from '@rotadas/contracts/providers/offer-input';
import { pickOfferDetails } from '@rotadas/contracts/providers/offer-details';
import { toPhoneVisibility } from '@rotadas/contracts/providers/phone-visibility';
import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';

export function newOffer(id: number, userId: number, input: OfferInput, now: number): Offer {
  return { ...pickContent(input), id, userId, isActive: true, createdAt: now };
}

export function applyEdit({ id, userId, isActive, createdAt, isFull }: Offer, input: OfferInput): Offer {
  return { ...pickContent(input), id, userId, isActive, createdAt, ...(isFull && { isFull }) };
}

export function plannedOffer(id: number, userId: number, input: PlannedInput, now: number): PlannedOffer {
  return { ...newOffer(id, userId, input, now), isActive: false, departsAt: input.departsAt };
}

export function editedPlan(offer: PlannedOffer, input: PlannedInput): PlannedOffer {
  return { ...applyEdit(offer, input), departsAt: input.departsAt };
}

export function startPlannedOffer({ id, userId, createdAt, isFull, ...content }: PlannedOffer): Offer {
  return { ...pickContent(content), id, userId, isActive: true, createdAt, ...(isFull && { isFull }) };
}

/** The same offer, shown as full or not. */
export function withFull<O extends Offer>(offer: O, isFull: boolean): O {
  if (isFull) return { ...offer, isFull };
  const next = { ...offer };
  delete next.isFull;
  return next;
}

export function hasSameContent(offer: Offer, input: OfferInput): boolean {
  return isDeepStrictEqual(pickContent(offer), pickContent(input));
}

export function isUnchanged(offer: PlannedOffer, input: PlannedInput): boolean {
  return offer.departsAt === input.departsAt && hasSameContent(offer, input);
}

function pickContent(source: OfferInput) {
  const { type, from, to, duration } = source;
  const phoneVisibility = toPhoneVisibility(source);
  const description = source.description ?? null;
  return {
    type,
    from,
    to,
    description,
    duration,
    phoneVisibility,
    showPhone: phoneVisibility === 'public',
    ...pickOfferDetails({ ...source, departsAt: null, isFull: null }),
  };
}
