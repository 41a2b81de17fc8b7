import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { optionalText } from '../primitives/text.js';
import { EpochMs } from '../primitives/timestamp.js';
import { LOAD_KG_MAX, Price, SEATS_MAX } from '../providers/offer-details.js';

export const AGREEMENT_NOTE_MAX = 300;
export const CANCEL_REASON_MAX = 200;

/** `requested`, `accepted` and `under_way` are open; the others are final. */
export const AgreementState = z.enum([
  'requested',
  'accepted',
  'under_way',
  'done',
  'declined',
  'cancelled',
  'expired',
  'missed',
  'lapsed',
]);
export type AgreementState = z.infer<typeof AgreementState>;

export const OPEN_STATES: ReadonlySet<AgreementState> = new Set(['requested', 'accepted', 'under_way']);

/** What a requester asks for: seats, a load in kg, or a parcel. */
export const QuantityUnit = z.enum(['seat', 'kg', 'parcel']);
export type QuantityUnit = z.infer<typeof QuantityUnit>;

export const QUANTITY_MAX: Readonly<Record<QuantityUnit, number>> = {
  seat: SEATS_MAX,
  kg: LOAD_KG_MAX,
  parcel: 1,
};

export const AgreementEnd = z.object({
  name: z.string(),
  placeId: z.string().nullable(),
  /** Null if only the name is known. */
  point: z.object({ latitude: Latitude, longitude: Longitude }).nullable(),
});
export type AgreementEnd = z.infer<typeof AgreementEnd>;

/** Who acted; `system` if an account was suspended, erased or blocked, or an offer withdrawn. */
export const AgreementActor = z.enum(['requester', 'provider', 'timer', 'system']);
export type AgreementActor = z.infer<typeof AgreementActor>;

/** Both sides see it; it copies the terms at the time of the request. */
export const Agreement = z.object({
  id: SerialId,
  /** Grows with each change; a call that names an older one is rejected. */
  version: z.int().min(1),
  state: AgreementState,
  offerId: SerialId,
  requesterId: SerialId,
  providerId: SerialId,
  serviceType: ServiceType,
  from: AgreementEnd,
  to: AgreementEnd,
  /** For a live offer the time of the request. */
  departsAt: EpochMs,
  quantity: z.int().min(1),
  unit: QuantityUnit,
  price: Price.nullable(),
  note: z.string().nullable(),
  createdAt: EpochMs,
  /** When an unanswered request ends. */
  expiresAt: EpochMs,
  metAt: EpochMs.nullable(),
  metBy: AgreementActor.nullable(),
  endedAt: EpochMs.nullable(),
  endedBy: AgreementActor.nullable(),
  reason: z.string().nullable(),
  /** Cancelled less than two hours before the departure. */
  isLate: z.boolean(),
});
export type Agreement = z.infer<typeof Agreement>;

export const CancelReason = optionalText(CANCEL_REASON_MAX);
