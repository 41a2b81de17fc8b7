import { isDeepStrictEqual } from 'node:util';
import {
  type AgreementEnd,
  type AgreementInput,
  QUANTITY_MAX,
  type QuantityUnit,
} from '@rotadas/contracts/agreements/agreement';
import { quantityUnit } from '@rotadas/contracts/agreements/quantity-unit';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { FoundOffer } from '@rotadas/contracts/providers/providers.rpc';
import { requestExpiry } from './agreement-times.js';
import { maskContacts } from './mask-contacts.js';
import type { StoredAgreement } from './stored-agreement.js';

export type NewAgreement = Omit<StoredAgreement, 'id'>;

export interface Ends {
  readonly from: AgreementEnd;
  readonly to: AgreementEnd;
  /** Driving time between them, ms. */
  readonly durationMs: number;
}

/**
 * A request of `requesterId` at `now` (epoch ms). Throws `own-offer`, `offer-changed`,
 * `seats-taken`, `input-invalid` for a quantity that the offer cannot have, or `offer-departing`.
 */
export function newAgreement(
  requesterId: number,
  { quantity, note, ...seen }: AgreementInput,
  { offer, isLive, seatsLeft }: FoundOffer,
  { from, to, durationMs }: Ends,
  now: number,
): NewAgreement {
  if (offer.userId === requesterId) throw new DomainError('own-offer');
  if (!areTermsSame(offer, seen)) throw new DomainError('offer-changed');
  const unit = quantityUnit(offer.type, offer.loadKg);
  if (quantity > QUANTITY_MAX[unit])
    throw new DomainError('input-invalid', { details: { quantity: TOO_MANY[unit] } });
  if (seatsLeft !== null && quantity > seatsLeft) throw new DomainError('seats-taken');
  const departsAt = isLive ? now : (offer.departsAt ?? now);
  const expiresAt = requestExpiry(departsAt, isLive, now);
  if (expiresAt <= now) throw new DomainError('offer-departing');
  return {
    version: 1,
    state: 'requested',
    offerId: offer.id,
    requesterId,
    providerId: offer.userId,
    serviceType: offer.type,
    from: { ...from, name: maskContacts(from.name) },
    to: { ...to, name: maskContacts(to.name) },
    departsAt,
    arrivesAt: departsAt + durationMs,
    quantity,
    unit,
    price: offer.price ?? null,
    ...(offer.womenOnly && { womenOnly: true }),
    note: note ? maskContacts(note) : null,
    createdAt: now,
    expiresAt,
    acceptedAt: null,
    metAt: null,
    metBy: null,
    endedAt: null,
    endedBy: null,
    reason: null,
    isLate: false,
    objectedAt: null,
    ratedBy: [],
    unread: { requester: 0, provider: 0 },
    readUpTo: { requester: null, provider: null },
  };
}

/** Terms that the requester did not name are not compared. */
function areTermsSame(
  offer: FoundOffer['offer'],
  { price, departsAt }: Pick<AgreementInput, 'price' | 'departsAt'>,
): boolean {
  const isPriceSame = price === undefined || isDeepStrictEqual(price, offer.price ?? null);
  return isPriceSame && (departsAt === undefined || departsAt === offer.departsAt);
}

const TOO_MANY: Readonly<Record<QuantityUnit, string>> = {
  seat: `En çok ${QUANTITY_MAX.seat} koltuk isteyebilirsin.`,
  kg: `En çok ${QUANTITY_MAX.kg} kg isteyebilirsin.`,
  parcel: 'Bir istek bir paket içindir.',
};
