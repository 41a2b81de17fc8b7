import { Offer, type OfferInput } from '@rotadas/contracts/providers/offer';
import type { NewOffer } from '@rotadas/contracts/providers/planned-offer';
import type { StatusInput } from '@rotadas/contracts/providers/provider';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';

const providingApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOffer: callMutation(build, providersCalls.createOffer, (body: NewOffer) => ({ body }), {
      responseSchema: Offer,
      invalidatesTags: ['PlannedOffers'],
    }),
    editOffer: callMutation(build, providersCalls.editOffer, (body: OfferInput) => ({ body }), {
      invalidatesTags: ['CurrentUser', 'ActiveProviders'],
    }),
    setStatus: callMutation(build, providersCalls.setStatus, (body: StatusInput) => ({ body }), {
      invalidatesTags: ['CurrentUser', 'ActiveProviders', 'PlannedOffers'],
    }),
  }),
});

/** Stores an offer, changes the one on the map, and sets its provider online or offline. */
export const { useCreateOfferMutation, useEditOfferMutation, useSetStatusMutation } = providingApi;
