import { LastOffer, Offer } from '@rotadas/contracts/providers/offer';
import type { OfferInput, NewOffer, PlannedInput } from '@rotadas/contracts/providers/offer-input';
import { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import type { StatusInput } from '@rotadas/contracts/providers/status-input';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { z } from 'zod';
import { api, STATUS_TAGS } from '../../shared/api/api.js';
import { callMutation, callQuery } from '../../shared/api/call-endpoints.js';

const providingApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOffer: callMutation(build, providersCalls.createOffer, (body: NewOffer) => ({ body }), {
      responseSchema: Offer,
      invalidatesTags: ['PlannedOffers'],
    }),
    editOffer: callMutation(build, providersCalls.editOffer, (body: OfferInput) => ({ body }), {
      invalidatesTags: ['CurrentUser', 'ActiveProviders', 'LastOffer'],
    }),
    setStatus: callMutation(build, providersCalls.setStatus, (body: StatusInput) => ({ body }), {
      invalidatesTags: STATUS_TAGS,
    }),
    plannedOffers: callQuery(build, providersCalls.listPlanned, () => ({}), {
      responseSchema: z.array(PlannedOffer),
      providesTags: ['PlannedOffers'],
    }),
    lastOffer: callQuery(build, providersCalls.getLastOffer, () => ({}), {
      responseSchema: LastOffer,
      providesTags: ['LastOffer'],
    }),
    editPlanned: callMutation(
      build,
      providersCalls.editPlanned,
      ({ id, body }: { id: number; body: PlannedInput }) => ({ params: { id: String(id) }, body }),
      { responseSchema: PlannedOffer, invalidatesTags: ['PlannedOffers'] },
    ),
    withdrawPlanned: callMutation(
      build,
      providersCalls.withdrawPlanned,
      (id: number) => ({ params: { id: String(id) } }),
      { invalidatesTags: ['PlannedOffers'] },
    ),
  }),
});

export const {
  useCreateOfferMutation,
  useEditOfferMutation,
  useSetStatusMutation,
  usePlannedOffersQuery,
  useLastOfferQuery,
  useEditPlannedMutation,
  useWithdrawPlannedMutation,
} = providingApi;
