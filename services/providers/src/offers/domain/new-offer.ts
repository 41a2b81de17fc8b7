import { isDeepStrictEqual } from 'node:util';
import { quantityUnit } from '@rotadas/contracts/agreements/quantity-unit';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { OfferInput, PlannedInput } from '@rotadas/contracts/providers/offer-input';
import { pickOfferDetails } from '@rotadas/contracts/providers/offer-details';
import { toPhoneVisibility } from '@rotadas/contracts/providers/phone-visibility';
import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';

export function newOffer(id: number, userId: number, input: OfferInput, now: number): Offer {
  return { ...pickContent(input), id, userId, isActive: true, createdAt: now };
}

/**
 * Shown as reserved as before, until the reservations of its new capacity are counted. Throws
 * `offer-reserved` for another unit while anything is reserved.
 */
export function applyEdit(offer: Offer, input: OfferInput): Offer {
  if (offer.taken && unitOf(offer) !== unitOf(input)) throw new DomainError('offer-reserved');
  const { id, userId, isActive, createdAt } = offer;
  return { ...pickContent(input), id, userId, isActive, createdAt, ...pickReserved(offer) };
}

export function plannedOffer(id: number, userId: number, input: PlannedInput, now: number): PlannedOffer {
  return { ...newOffer(id, userId, input, now), isActive: false, departsAt: input.departsAt };
}

/** Throws `offer-reserved` also for another time or route. */
export function editedPlan(offer: PlannedOffer, input: PlannedInput): PlannedOffer {
  const edited = { ...applyEdit(offer, input), departsAt: input.departsAt };
  if (offer.taken && !isDeepStrictEqual(tripOf(offer), tripOf(edited)))
    throw new DomainError('offer-reserved');
  return edited;
}

export function startPlannedOffer(planned: PlannedOffer): Offer {
  const { id, userId, createdAt } = planned;
  return { ...pickContent(planned), id, userId, isActive: true, createdAt, ...pickReserved(planned) };
}

/** The same offer with `taken` seats or kg reserved; null if it is shown so already. */
export function withTaken<O extends Offer>(offer: O, taken: number): O | null {
  const next = { ...offer };
  delete next.taken;
  delete next.isFull;
  const isFull = taken >= (capacityOf(offer) ?? Infinity);
  Object.assign(next, taken > 0 && { taken }, isFull && { isFull });
  return isDeepStrictEqual(next, offer) ? null : next;
}

/** Seats or kg; null if the offer names neither. */
export function capacityOf({ seats, loadKg }: Offer): number | null {
  return seats ?? loadKg ?? null;
}

const unitOf = ({ type, loadKg }: OfferInput) => quantityUnit(type, loadKg);

function tripOf({ departsAt, from, to, fromPlace, toPlace }: PlannedOffer) {
  return { departsAt, from, to, fromPlace, toPlace };
}

const pickReserved = ({ taken, isFull }: Offer) => ({ ...(taken && { taken }), ...(isFull && { isFull }) });

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
    ...pickOfferDetails({ ...source, departsAt: null, taken: null, isFull: null }),
  };
}
