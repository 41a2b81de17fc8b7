import { defineCall } from '../routing/call.js';
import { ActiveAnswer, ActiveQuery } from './active-query.js';
import { Offer, OfferInput } from './offer.js';
import { PositionInput } from './position.js';
import { ProviderStatus, StatusInput } from './provider.js';
import { providersRoutes } from './providers.routes.js';

const tag = 'providers';

/** The calls about offers, who is online, and where (spec 7). */
export const providersCalls = {
  createOffer: defineCall({
    method: 'POST',
    path: '/api/services',
    tag,
    summary: 'Makes an offer',
    access: 'signed-in',
    limit: 'user',
    body: OfferInput,
    answers: { 201: { description: 'The offer', body: Offer } },
    errors: providersRoutes.createOffer.errors,
  }),
  editOffer: defineCall({
    method: 'PUT',
    path: '/api/services/active',
    tag,
    summary: 'Changes the offer that is on the map, without leaving it',
    access: 'signed-in',
    limit: 'user',
    body: OfferInput,
    answers: { 200: { description: 'The new state', body: ProviderStatus } },
    errors: providersRoutes.editOffer.errors,
  }),
  setStatus: defineCall({
    method: 'POST',
    path: '/api/providers/status',
    tag,
    summary: 'Goes online, at a position or the last known one, or offline',
    access: 'signed-in',
    limit: 'user',
    body: StatusInput,
    answers: { 200: { description: 'The new state', body: ProviderStatus } },
    errors: providersRoutes.setStatus.errors,
  }),
  storePosition: defineCall({
    method: 'POST',
    path: '/api/providers/location',
    tag,
    summary: 'Says where the provider is',
    access: 'signed-in',
    limit: 'own',
    body: PositionInput,
    answers: { 204: { description: 'The position is stored' } },
    errors: ['provider-offline'],
  }),
  listActive: defineCall({
    method: 'GET',
    path: '/api/providers/active',
    tag,
    summary:
      'Who is online, and where; all, in a box, or near a point with the distance in metres; without a token of a region only, or all now and then',
    access: 'token-optional',
    limit: 'own',
    query: ActiveQuery,
    answers: {
      200: { description: 'The providers', body: ActiveAnswer },
      304: { description: 'Still what the ETag stands for' },
    },
    errors: ['area-too-large'],
  }),
};
