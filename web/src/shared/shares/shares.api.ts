import { Share, type ShareInput, ShareLink } from '@rotadas/contracts/shares/share';
import { sharesCalls } from '@rotadas/contracts/shares/shares.calls';
import { z } from 'zod';
import { api } from '../api/api.js';
import { callMutation, callQuery } from '../api/call-endpoints.js';

const sharesApi = api.injectEndpoints({
  endpoints: (build) => ({
    shares: callQuery(build, sharesCalls.list, () => ({}), {
      responseSchema: z.array(Share),
      providesTags: ['Shares'],
    }),
    createShare: callMutation(build, sharesCalls.create, (body: ShareInput) => ({ body }), {
      responseSchema: ShareLink,
      invalidatesTags: ['Shares'],
    }),
    stopShare: callMutation(build, sharesCalls.stop, (id: number) => ({ params: { share: String(id) } }), {
      invalidatesTags: ['Shares'],
    }),
  }),
});

export const { useSharesQuery, useCreateShareMutation, useStopShareMutation } = sharesApi;
