import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../routing/call.js';
import { ActiveList, ActiveQuery } from './active-query.js';
import { Offer, OfferInput } from './offer.js';
import { NewOffer, PlannedInput, PlannedOffer } from './planned-offer.js';
import { PositionInput } from './position.js';
import { ProviderStatus, StatusInput } from './provider.js';
import { providersRoutes } from './providers.routes.js';

const signedIn = { tag: 'providers', access: 'signed-in', limit: 'user' } as const;
const planned = {
  ...signedIn,
  path: '/api/services/planned/{id}',
  params: z.strictObject({ id: SerialIdText }),
} as const;

export const providersCalls = {
  createOffer: defineCall({
    ...signedIn,
    method: 'POST',
    path: '/api/services',
    summary: 'Makes an offer, or plans one that departs later',
    body: NewOffer,
    responses: { 201: { description: 'The offer', body: Offer } },
    errors: providersRoutes.planOffer.errors,
  }),
  listPlanned: defineCall({
    ...signedIn,
    method: 'GET',
    path: '/api/services/planned',
    summary: "The user's own planned offers, the next departure first",
    responses: { 200: { description: 'The offers', body: z.array(PlannedOffer) } },
    errors: providersRoutes.ownPlanned.errors,
  }),
  editPlanned: defineCall({
    ...planned,
    method: 'PUT',
    summary: 'Changes a planned offer',
    body: PlannedInput,
    responses: { 200: { description: 'The offer', body: PlannedOffer } },
    errors: providersRoutes.editPlanned.errors,
  }),
  withdrawPlanned: defineCall({
    ...planned,
    method: 'DELETE',
    summary: 'Withdraws a planned offer',
    responses: { 204: { description: 'It is withdrawn' } },
    errors: providersRoutes.withdrawPlanned.errors,
  }),
  editOffer: defineCall({
    ...signedIn,
    method: 'PUT',
    path: '/api/services/active',
    summary: 'Changes the offer that is on the map, without leaving it',
    body: OfferInput,
    responses: { 200: { description: 'The new state', body: ProviderStatus } },
    errors: providersRoutes.editOffer.errors,
  }),
  setStatus: defineCall({
    ...signedIn,
    method: 'POST',
    path: '/api/providers/status',
    summary: 'Goes online, at a position or the last known one, also with a planned offer, or offline',
    body: StatusInput,
    responses: { 200: { description: 'The new state', body: ProviderStatus } },
    errors: providersRoutes.setStatus.errors,
  }),
  storePosition: defineCall({
    method: 'POST',
    path: '/api/providers/location',
    tag: 'providers',
    summary: 'Says where the provider is',
    access: 'signed-in',
    limit: 'own',
    body: PositionInput,
    responses: { 204: { description: 'The position is stored' } },
    errors: ['provider-offline'],
  }),
  listActive: defineCall({
    method: 'GET',
    path: '/api/providers/active',
    tag: 'providers',
    summary:
      'Who is online, and where; all, in a box, or near a point with the distance in metres; without a token only a few regions an hour, or all now and then, with three decimals',
    access: 'token-optional',
    limit: 'own',
    query: ActiveQuery,
    responses: {
      200: { description: 'The providers', body: ActiveList },
      304: { description: 'Still what the ETag stands for' },
    },
    errors: ['area-too-large', 'regions-exhausted'],
  }),
};
