import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRoute } from '../routing/route.js';
import { Offer, OfferInput } from './offer.js';
import { Position, POSITION_BATCH_MAX, PositionOutcome } from './position.js';
import { ProviderStatus, StatusInput } from './provider.js';

/** The questions that the providers service answers. */
export const providersRoutes = {
  createOffer: defineRoute({
    subject: 'providers.create-offer',
    request: z.strictObject({ userId: SerialId, offer: OfferInput }),
    reply: Offer,
    errors: [],
  }),
  setStatus: defineRoute({
    subject: 'providers.set-status',
    request: z.strictObject({ userId: SerialId, status: StatusInput }),
    reply: ProviderStatus,
    errors: ['profile-incomplete', 'terms-unaccepted', 'offer-missing', 'user-unknown'],
  }),
  getStatus: defineRoute({
    subject: 'providers.get-status',
    request: z.strictObject({ userId: SerialId }),
    reply: ProviderStatus,
    errors: [],
  }),
  /** Stores a batch, at most one position a provider; outcomes stand in the order of the positions (design 3). */
  storePositions: defineRoute({
    subject: 'providers.store-positions',
    request: z.strictObject({ positions: z.array(Position).min(1).max(POSITION_BATCH_MAX) }),
    reply: z.object({ outcomes: z.array(PositionOutcome) }),
    errors: [],
  }),
};
