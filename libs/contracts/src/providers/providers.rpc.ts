import { z } from 'zod';
import { EpochMs } from '../primitives/timestamp.js';
import { SerialId } from '../primitives/serial-id.js';
import { defineRpc } from '../protocol/rpc.js';
import { LastOffer, Offer } from './offer.js';
import { OfferInput, PlannedInput } from './offer-input.js';
import { Position, POSITION_BATCH_MAX, PositionOutcome } from './position.js';
import { PLANNED_MAX, PlannedOffer, PlannedProvider } from './planned-offer.js';
import { ProviderStatus } from './provider.js';
import { StatusInput } from './status-input.js';

/** NATS limits replies to 1 MB. */
const PLANNED_OFFERS_MAX = 340;

export const PLANNED_PAGE_MAX = PLANNED_OFFERS_MAX / PLANNED_MAX;

export const INACTIVE_PROVIDERS_MAX = 500;

/** An offer that can be asked for. */
export const FoundOffer = z.object({
  offer: Offer,
  isLive: z.boolean(),
  /** Seats or kg that are not reserved; null if the offer names none. */
  seatsLeft: z.int().min(0).nullable(),
});
export type FoundOffer = z.infer<typeof FoundOffer>;

export const providersRpc = {
  findOffer: defineRpc({
    subject: 'providers.find-offer',
    request: z.union([z.strictObject({ providerId: SerialId }), z.strictObject({ departureId: SerialId })]),
    reply: FoundOffer,
    errors: ['offer-unknown'],
  }),
  /** Idempotent by agreement. */
  reserve: defineRpc({
    subject: 'providers.reserve',
    request: z.strictObject({
      offerId: SerialId,
      providerId: SerialId,
      agreementId: SerialId,
      quantity: z.int().min(1),
    }),
    reply: z.object({}),
    errors: ['offer-unknown', 'seats-taken'],
  }),
  /** Idempotent; no effect if nothing is reserved. */
  release: defineRpc({
    subject: 'providers.release',
    request: z.strictObject({ offerId: SerialId, providerId: SerialId, agreementId: SerialId }),
    reply: z.object({}),
    errors: [],
  }),
  createOffer: defineRpc({
    subject: 'providers.create-offer',
    request: z.strictObject({ userId: SerialId, offer: OfferInput }),
    reply: Offer,
    errors: ['user-unknown', 'terms-unaccepted', 'women-only'],
  }),
  setStatus: defineRpc({
    subject: 'providers.set-status',
    request: z.strictObject({ userId: SerialId, status: StatusInput }),
    reply: ProviderStatus,
    errors: [
      'user-unknown',
      'terms-unaccepted',
      'profile-incomplete',
      'provider-underage',
      'women-only',
      'offer-missing',
      'position-missing',
      'planned-offer-unknown',
      'departure-ahead',
      'change-conflict',
    ],
  }),
  /** The end stays the same if the duration does. */
  editOffer: defineRpc({
    subject: 'providers.edit-offer',
    request: z.strictObject({ userId: SerialId, offer: OfferInput }),
    reply: ProviderStatus,
    errors: ['user-unknown', 'women-only', 'provider-offline', 'offer-reserved', 'change-conflict'],
  }),
  getStatus: defineRpc({
    subject: 'providers.get-status',
    request: z.strictObject({ userId: SerialId }),
    reply: ProviderStatus,
    errors: [],
  }),
  /** The live offer, or the one that was live last; null if the user was never online. */
  getLastOffer: defineRpc({
    subject: 'providers.get-last-offer',
    request: z.strictObject({ userId: SerialId }),
    reply: LastOffer,
    errors: [],
  }),
  /** Stores at most one position per provider; the outcomes have the order of the positions. */
  storePositions: defineRpc({
    subject: 'providers.store-positions',
    request: z.strictObject({
      positions: z.array(Position).min(1).max(POSITION_BATCH_MAX),
      /** Arrival of the first position at the gateway, for the freshness metric. */
      arrivedAt: EpochMs.optional(),
    }),
    reply: z.object({ outcomes: z.array(PositionOutcome) }),
    errors: [],
  }),
  planOffer: defineRpc({
    subject: 'providers.plan-offer',
    request: z.strictObject({ userId: SerialId, offer: PlannedInput }),
    reply: PlannedOffer,
    errors: [
      'user-unknown',
      'terms-unaccepted',
      'profile-incomplete',
      'provider-underage',
      'women-only',
      'planned-offers-full',
      'daily-plan-limit-reached',
      'change-conflict',
    ],
  }),
  /** Next departure first. */
  listOwnPlanned: defineRpc({
    subject: 'providers.list-own-planned',
    request: z.strictObject({ userId: SerialId }),
    reply: z.object({ offers: z.array(PlannedOffer) }),
    errors: [],
  }),
  editPlanned: defineRpc({
    subject: 'providers.edit-planned',
    request: z.strictObject({ userId: SerialId, offerId: SerialId, offer: PlannedInput }),
    reply: PlannedOffer,
    errors: ['user-unknown', 'women-only', 'planned-offer-unknown', 'offer-reserved', 'change-conflict'],
  }),
  withdrawPlanned: defineRpc({
    subject: 'providers.withdraw-planned',
    request: z.strictObject({ userId: SerialId, offerId: SerialId }),
    reply: PlannedOffer,
    errors: ['planned-offer-unknown', 'change-conflict'],
  }),
  /** Users with planned offers, or live ones without a recent position, by page. */
  listInactiveOwners: defineRpc({
    subject: 'providers.list-inactive-owners',
    request: z.strictObject({ afterId: z.int().min(0), limit: z.int().min(1).max(INACTIVE_PROVIDERS_MAX) }),
    reply: z.object({ userIds: z.array(SerialId), nextAfterId: SerialId.nullable() }),
    errors: [],
  }),
  /** Lists the offers of one user, or of all users by ID. A null `nextAfterId` ends the pages. */
  listPlanned: defineRpc({
    subject: 'providers.list-planned',
    request: z.union([
      z.strictObject({ userId: SerialId }),
      z.strictObject({ afterId: z.int().min(0), limit: z.int().min(1).max(PLANNED_PAGE_MAX) }),
    ]),
    reply: z.object({ providers: z.array(PlannedProvider), nextAfterId: SerialId.nullable() }),
    errors: [],
  }),
};
