import { Offer, type OfferInput } from '@rotadas/contracts/providers/offer';
import type { StatusInput } from '@rotadas/contracts/providers/provider';
import { api } from '../../shared/api/api.js';

const providingApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOffer: build.mutation<Offer, OfferInput>({
      query: (body) => ({ path: 'services', method: 'POST', body }),
      responseSchema: Offer,
    }),
    setStatus: build.mutation<unknown, StatusInput>({
      query: (body) => ({ path: 'providers/status', method: 'POST', body }),
      invalidatesTags: ['CurrentUser', 'ActiveProviders'],
    }),
  }),
});

/** Stores an offer, and sets its provider online or offline. */
export const { useCreateOfferMutation, useSetStatusMutation } = providingApi;
