import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { Offer, OfferInput } from '@rotadas/contracts/providers/offer';
import { PositionInput } from '@rotadas/contracts/providers/position';
import { ProviderStatus, StatusInput } from '@rotadas/contracts/providers/provider';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { ActiveAnswer, ActiveQuery } from '@rotadas/contracts/providers/active-query';
import { body, FAULTS, failures, json, SIGNED_IN, TOKEN_OPTIONAL } from './answers.js';

const tags = ['providers'];

/** The calls about offers, who is online, and where. */
export const providersPaths: ZodOpenApiPathsObject = {
  '/api/services': {
    post: {
      ...SIGNED_IN,
      tags,
      summary: 'Makes an offer',
      requestBody: body(OfferInput),
      responses: {
        201: { description: 'The offer', ...json(Offer) },
        ...failures(...FAULTS.token, ...FAULTS.input, ...providersRoutes.createOffer.errors),
      },
    },
  },
  '/api/providers/status': {
    post: {
      ...SIGNED_IN,
      tags,
      summary: 'Goes online, at a position or the last known one, or offline',
      requestBody: body(StatusInput),
      responses: {
        200: { description: 'The new state', ...json(ProviderStatus) },
        ...failures(...FAULTS.token, ...FAULTS.input, ...providersRoutes.setStatus.errors),
      },
    },
  },
  '/api/providers/location': {
    post: {
      ...SIGNED_IN,
      tags,
      summary: 'Says where the provider is',
      requestBody: body(PositionInput),
      responses: {
        204: { description: 'The position is stored' },
        ...failures(...FAULTS.token, ...FAULTS.input, 'provider-offline'),
      },
    },
  },
  '/api/providers/active': {
    get: {
      ...TOKEN_OPTIONAL,
      tags,
      summary:
        'Who is online, and where; all, in a box, or near a point with the distance in metres; without a token of a region only, or all now and then',
      requestParams: { query: ActiveQuery },
      responses: {
        200: { description: 'The providers', ...json(ActiveAnswer) },
        304: { description: 'Still what the ETag stands for' },
        ...failures(...FAULTS.token, 'input-invalid', 'area-too-large'),
      },
    },
  },
};
