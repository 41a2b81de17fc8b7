import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { RouteQueryEnd } from '../matching/match.js';
import { CountText } from '../primitives/query-numbers.js';
import { SerialId, SerialIdText } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { boundedText, optionalText } from '../primitives/text.js';
import { EpochMs } from '../primitives/timestamp.js';
import { Vehicle } from '../primitives/vehicle.js';
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

/** States from the acceptance to the end: both sides travel together, and may share the trip. */
export const AGREED_STATES: ReadonlySet<AgreementState> = new Set(['accepted', 'under_way']);

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
  /** Missing if the offer was open to all. */
  womenOnly: z.literal(true).optional(),
  note: z.string().nullable(),
  createdAt: EpochMs,
  /** When an unanswered request ends. */
  expiresAt: EpochMs,
  /** When both phones were opened; null if the request was never accepted. */
  acceptedAt: EpochMs.nullable(),
  metAt: EpochMs.nullable(),
  metBy: AgreementActor.nullable(),
  endedAt: EpochMs.nullable(),
  endedBy: AgreementActor.nullable(),
  reason: z.string().nullable(),
  /** Cancelled within two hours of the departure, and not just after the acceptance. */
  isLate: z.boolean(),
  /** When the other side objected to `missed`; null if it did not. */
  objectedAt: EpochMs.nullable(),
});
export type Agreement = z.infer<typeof Agreement>;

/** Four digits that the requester tells the provider when they meet. */
export const AgreementCode = boundedText(4).regex(/^\d{4}$/);

/** Shown instead of the name of a deleted account. */
export const DELETED_NAME = 'Silinmiş hesap';

/** The phone is open from the acceptance until a day after the end. */
export const AgreementPerson = z.object({
  id: SerialId,
  name: z.string(),
  phone: z.string().optional(),
  /** Mean of the visible ratings; missing below three. */
  rating: z.number().optional(),
  /** Only of the provider, while the phone is open. */
  vehicle: Vehicle.optional(),
});
export type AgreementPerson = z.infer<typeof AgreementPerson>;

/** An agreement as one of its sides sees it. */
export const AgreementView = Agreement.extend({
  requester: AgreementPerson,
  provider: AgreementPerson,
  /** Only for the requester of an accepted agreement. */
  code: AgreementCode.optional(),
  /** Messages that the user has not read. */
  unread: z.int().min(0),
  /** Whether the user can write messages now. */
  canWrite: z.boolean(),
  /** Whether the user can rate the other side now. */
  canRate: z.boolean(),
});
export type AgreementView = z.infer<typeof AgreementView>;

/** A live offer by its provider, or a planned one by its id. */
export const RequestedOffer = z.union([
  z.strictObject({ providerId: SerialId }),
  z.strictObject({ departureId: SerialId }),
]);
export type RequestedOffer = z.infer<typeof RequestedOffer>;

export const AgreementInput = z.strictObject({
  offer: RequestedOffer,
  quantity: z.int().min(1).max(LOAD_KG_MAX),
  /** Ends of the searched route; those of the offer if missing. */
  from: RouteQueryEnd.optional(),
  to: RouteQueryEnd.optional(),
  note: optionalText(AGREEMENT_NOTE_MAX).nullable().optional(),
  /** The terms that the requester saw; others are rejected. Null if the offer showed no price. */
  price: Price.nullable().optional(),
  departsAt: EpochMs.optional(),
});
export type AgreementInput = z.infer<typeof AgreementInput>;

/** `past` are those in a final state. */
export const AgreementGroup = z.enum(['open', 'past']);

const PAGE_MAX = 50;
const PAGE_DEFAULT = 20;

export const AgreementQuery = z.strictObject({
  state: AgreementGroup.default('open'),
  before: SerialIdText.optional(),
  limit: CountText(PAGE_MAX).default(PAGE_DEFAULT),
});

export const AgreementPageRequest = z.strictObject({
  state: AgreementGroup,
  before: SerialId.optional(),
  limit: z.int().min(1).max(PAGE_MAX),
});
export type AgreementPageRequest = z.infer<typeof AgreementPageRequest>;

/** Newest first. */
export const AgreementPage = z.object({
  items: z.array(AgreementView),
  /** Pass as `before` for the next page; null on the last. */
  next: SerialId.nullable(),
});
export type AgreementPage = z.infer<typeof AgreementPage>;

/** A person who could see the user's phone by an agreement. */
export const PhoneOpening = z.object({
  agreementId: SerialId,
  person: AgreementPerson.pick({ id: true, name: true }),
  from: EpochMs,
  /** A day after the end of the agreement; null while it is open. */
  to: EpochMs.nullable(),
});
export type PhoneOpening = z.infer<typeof PhoneOpening>;

export const PhoneOpeningQuery = AgreementQuery.omit({ state: true });

export const PhoneOpeningPageRequest = AgreementPageRequest.omit({ state: true });
export type PhoneOpeningPageRequest = z.infer<typeof PhoneOpeningPageRequest>;

/** Newest agreement first. */
export const PhoneOpeningPage = AgreementPage.extend({ items: z.array(PhoneOpening) });
export type PhoneOpeningPage = z.infer<typeof PhoneOpeningPage>;

/** The version that the user saw; an older one is rejected with 409 `agreement-changed`. */
export const VersionInput = z.strictObject({ version: z.int().min(1) });

export const CancelInput = VersionInput.extend({
  reason: optionalText(CANCEL_REASON_MAX).nullable().optional(),
});

/** The provider's call needs the code. */
export const StartInput = VersionInput.extend({ code: AgreementCode.optional() });

/** What a side can do with an agreement. */
export const AgreementAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal(['accept', 'decline', 'finish', 'miss', 'object']) }),
  z.strictObject({ kind: z.literal('cancel'), reason: boundedText(CANCEL_REASON_MAX).nullable() }),
  z.strictObject({ kind: z.literal('start'), code: AgreementCode.optional() }),
]);
export type AgreementAction = z.infer<typeof AgreementAction>;
