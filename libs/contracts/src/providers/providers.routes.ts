import { z } from 'zod';
import { Coordinates } from '../primitives/coordinates.js';
import { EpochMs } from '../primitives/timestamp.js';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceTypeFilter } from '../primitives/service-type.js';
import { defineRoute } from '../routing/route.js';
import { Offer, OfferInput } from './offer.js';
import { Position, POSITION_BATCH_MAX, PositionOutcome } from './position.js';
import { PLANNED_MAX, PlannedInput, PlannedOffer, PlannedProvider } from './planned-offer.js';
import { NearbyProvider, ProviderStatus, StatusInput } from './provider.js';

/** As far as a near search reaches, metres. */
export const NEAR_RADIUS_MAX = 200_000;

/**
 * The most that a near search finds: with the longest texts of an offer the reply stays below what
 * NATS takes (1 MB).
 */
export const NEAR_LIMIT_MAX = 340;

/** The most users of one page of planned offers: with all that each may plan it is as large. */
export const PLANNED_PAGE_MAX = NEAR_LIMIT_MAX / PLANNED_MAX;

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
  /**
   * Who is on the map around a place, nearest first, for services that look at no map (design 3.3).
   */
  near: defineRoute({
    subject: 'providers.near',
    request: z.strictObject({
      place: Coordinates,
      /** Metres around the place. */
      radius: z.number().positive().max(NEAR_RADIUS_MAX),
      serviceType: ServiceTypeFilter.default('all'),
      limit: z.int().min(1).max(NEAR_LIMIT_MAX),
    }),
    reply: z.object({ providers: z.array(NearbyProvider) }),
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
