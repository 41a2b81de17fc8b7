import { PlannedOffer, type PlannedInput } from '@rotadas/contracts/providers/planned-offer';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { z } from 'zod';
import { api } from '../../shared/api/api.js';
import { callMutation, callQuery } from '../../shared/api/call-endpoints.js';

const plannedApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlanned: callQuery(build, providersCalls.listPlanned, () => ({}), {
      responseSchema: z.array(PlannedOffer),
      providesTags: ['PlannedOffers'],
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

/** The user's own planned offers, changing one, and taking one back. */
export const { useListPlannedQuery, useEditPlannedMutation, useWithdrawPlannedMutation } = plannedApi;
