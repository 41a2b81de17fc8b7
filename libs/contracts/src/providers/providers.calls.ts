import { z } from 'zod';
import { notificationsRpc } from '../notifications/notifications.rpc.js';
import { StartTokenInput } from '../notifications/start-token.js';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../protocol/call.js';
import { ActiveQuery } from './active-query.js';
import { LastOffer, Offer } from './offer.js';
import { OfferInput, NewOffer, PlannedInput } from './offer-input.js';
import { PlannedOffer } from './planned-offer.js';
import { PositionInput } from './position.js';
import { ActiveList, ProviderStatus } from './provider.js';
import { StatusInput } from './status-input.js';
import { providersRpc } from './providers.rpc.js';

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
    summary: 'Creates an offer, or a planned offer if it departs later.',
    body: NewOffer,
    responses: { 201: { description: 'The offer', body: Offer } },
    errors: providersRpc.planOffer.errors,
  }),
  listPlanned: defineCall({
    ...signedIn,
    method: 'GET',
    path: '/api/services/planned',
    summary: "Lists the user's planned offers, next departure first.",
    responses: { 200: { description: 'The planned offers', body: z.array(PlannedOffer) } },
    errors: providersRpc.listOwnPlanned.errors,
  }),
  getLastOffer: defineCall({
    ...signedIn,
    method: 'GET',
    path: '/api/services/last',
    summary: "Returns the user's live offer, or the one that was live last.",
    responses: { 200: { description: 'The offer, or null', body: LastOffer } },
    errors: providersRpc.getLastOffer.errors,
  }),
  editPlanned: defineCall({
    ...planned,
    method: 'PUT',
    summary: 'Updates a planned offer.',
    body: PlannedInput,
    responses: { 200: { description: 'The planned offer', body: PlannedOffer } },
    errors: providersRpc.editPlanned.errors,
  }),
  withdrawPlanned: defineCall({
    ...planned,
    method: 'DELETE',
    summary: 'Cancels a planned offer.',
    responses: { 204: { description: 'The planned offer was cancelled' } },
    errors: providersRpc.withdrawPlanned.errors,
  }),
  /** Called by the service worker, which has no sign-in. */
  startPlanned: defineCall({
    method: 'POST',
    path: '/api/services/planned/start',
    tag: 'providers',
    summary:
      'Starts a planned offer with the token of a push message, at the last known position or where it departs. No sign-in is needed.',
    access: 'public',
    limit: 'address',
    body: StartTokenInput,
    responses: { 204: { description: 'The offer is live' } },
    errors: [...notificationsRpc.verifyStartToken.errors, ...providersRpc.setStatus.errors],
  }),
  editOffer: defineCall({
    ...signedIn,
    method: 'PUT',
    path: '/api/services/active',
    summary: "Updates the user's live offer. The provider stays online.",
    body: OfferInput,
    responses: { 200: { description: 'The new status', body: ProviderStatus } },
    errors: providersRpc.editOffer.errors,
  }),
  setStatus: defineCall({
    ...signedIn,
    method: 'POST',
    path: '/api/providers/status',
    summary:
      'Takes the provider online, at the given or last known position, or offline. Can start a planned offer.',
    body: StatusInput,
    responses: { 200: { description: 'The new status', body: ProviderStatus } },
    errors: providersRpc.setStatus.errors,
  }),
  storePosition: defineCall({
    method: 'POST',
    path: '/api/providers/location',
    tag: 'providers',
    summary: "Updates the provider's position.",
    access: 'signed-in',
    limit: 'own',
    body: PositionInput,
    responses: { 204: { description: 'The position was stored' } },
    errors: ['provider-offline'],
  }),
  listActive: defineCall({
    method: 'GET',
    path: '/api/providers/active',
    tag: 'providers',
    summary:
      'Lists the online providers: all, those in a box, or those near a point with their distance in metres. Without a token the number of regions per hour is limited and coordinates have three decimals.',
    access: 'token-optional',
    limit: 'own',
    query: ActiveQuery,
    responses: {
      200: { description: 'The providers', body: ActiveList },
      304: { description: 'Not modified since the ETag' },
    },
    errors: ['area-too-large', 'regions-exhausted'],
  }),
};
