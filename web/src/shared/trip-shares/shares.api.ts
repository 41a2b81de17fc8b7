import { Share, type ShareInput, ShareLink } from '@rotadas/contracts/shares/share';
import { sharesCalls } from '@rotadas/contracts/shares/shares.calls';
import { z } from 'zod';
import { api } from '../api/api.js';
import { callMutation, callQuery } from '../api/call-endpoints.js';

/** For a list on the screen: openings are counted, and other devices stop shares, ms. */
export const SHARES_POLLING = {
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
};

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
