import { z } from 'zod';
import { EpochMs } from '../primitives/timestamp.js';
import { SerialId } from '../primitives/serial-id.js';
import { defineRoute } from '../routing/route.js';
import { Offer, OfferInput } from './offer.js';
import { Position, POSITION_BATCH_MAX, PositionOutcome } from './position.js';
import { PLANNED_MAX, PlannedInput, PlannedOffer, PlannedProvider } from './planned-offer.js';
import { ProviderStatus, StatusInput } from './provider.js';

/**
 * The maximum number of planned offers on one page: with the longest texts the reply stays below
 * the message limit of NATS (1 MB).
 */
const PLANNED_OFFERS_MAX = 340;

/** The maximum number of users on one page of planned offers. */
export const PLANNED_PAGE_MAX = PLANNED_OFFERS_MAX / PLANNED_MAX;

/** The most owners of one page. */
export const SILENT_OWNERS_MAX = 500;

/** The questions that the providers service answers. */
export const providersRoutes = {
  createOffer: defineRoute({
    subject: 'providers.create-offer',
    request: z.strictObject({ userId: SerialId, offer: OfferInput }),
    reply: Offer,
    errors: ['user-unknown', 'terms-unaccepted'],
  }),
  setStatus: defineRoute({
    subject: 'providers.set-status',
    request: z.strictObject({ userId: SerialId, status: StatusInput }),
    reply: ProviderStatus,
    errors: [
      'user-unknown',
      'terms-unaccepted',
      'profile-incomplete',
      'provider-underage',
      'offer-missing',
      'position-missing',
      'planned-offer-unknown',
      'departure-ahead',
      'change-conflict',
    ],
  }),
  /** Changes the offer on the map; its end stays as it is where its duration does. */
  editOffer: defineRoute({
    subject: 'providers.edit-offer',
    request: z.strictObject({ userId: SerialId, offer: OfferInput }),
    reply: ProviderStatus,
    errors: ['provider-offline', 'change-conflict'],
  }),
  getStatus: defineRoute({
    subject: 'providers.get-status',
    request: z.strictObject({ userId: SerialId }),
    reply: ProviderStatus,
    errors: [],
  }),
  /**
   * Stores a batch, at most one position a provider; outcomes stand in the order of the positions
   * (design 3).
   */
  storePositions: defineRoute({
    subject: 'providers.store-positions',
    request: z.strictObject({
      positions: z.array(Position).min(1).max(POSITION_BATCH_MAX),
      /** When the first of them arrived at the gateway; by it the way to a map is measured. */
      arrivedAt: EpochMs.optional(),
    }),
    reply: z.object({ outcomes: z.array(PositionOutcome) }),
    errors: [],
  }),
  planOffer: defineRoute({
    subject: 'providers.plan-offer',
    request: z.strictObject({ userId: SerialId, offer: PlannedInput }),
    reply: PlannedOffer,
    errors: [
      'user-unknown',
      'terms-unaccepted',
      'profile-incomplete',
      'provider-underage',
      'planned-offers-full',
      'plans-of-day-exceeded',
      'change-conflict',
    ],
  }),
  /** A user's own planned offers, the next departure first. */
  ownPlanned: defineRoute({
    subject: 'providers.own-planned',
    request: z.strictObject({ userId: SerialId }),
    reply: z.object({ offers: z.array(PlannedOffer) }),
    errors: [],
  }),
  editPlanned: defineRoute({
    subject: 'providers.edit-planned',
    request: z.strictObject({ userId: SerialId, offerId: SerialId, offer: PlannedInput }),
    reply: PlannedOffer,
    errors: ['planned-offer-unknown', 'change-conflict'],
  }),
  /** Answers what was planned. */
  withdrawPlanned: defineRoute({
    subject: 'providers.withdraw-planned',
    request: z.strictObject({ userId: SerialId, offerId: SerialId }),
    reply: PlannedOffer,
    errors: ['planned-offer-unknown', 'change-conflict'],
  }),
  /**
   * Owners of offers who send no positions, by user id and page by page: of planned offers, and of
   * live ones without a recent position. A null `nextAfterId` ends the pages.
   */
  silentOwners: defineRoute({
    subject: 'providers.silent-owners',
    request: z.strictObject({ afterId: z.int().min(0), limit: z.int().min(1).max(SILENT_OWNERS_MAX) }),
    reply: z.object({ userIds: z.array(SerialId), nextAfterId: SerialId.nullable() }),
    errors: [],
  }),
  /**
   * Who planned offers, as everybody may see them, by user id: of one user, or page by page of all
   * whose id is greater than `afterId`. A null `nextAfterId` ends the pages.
   */
  planned: defineRoute({
    subject: 'providers.planned',
    request: z.union([
      z.strictObject({ userId: SerialId }),
      z.strictObject({ afterId: z.int().min(0), limit: z.int().min(1).max(PLANNED_PAGE_MAX) }),
    ]),
    reply: z.object({ providers: z.array(PlannedProvider), nextAfterId: SerialId.nullable() }),
    errors: [],
  }),
};
