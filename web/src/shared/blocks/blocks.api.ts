import { BlockPage } from '@rotadas/contracts/users/block';
import { blocksCalls } from '@rotadas/contracts/users/blocks.calls';
import { api } from '../api/api.js';
import { callMutation, callQuery } from '../api/call-endpoints.js';

/** The map follows by the live connection. A block ends agreements. */
const SHOWING_PEOPLE = ['Blocks', 'ActiveProviders', 'Matches', 'AgreementPages', 'Agreements'] as const;

const blocksApi = api.injectEndpoints({
  endpoints: (build) => ({
    blocks: callQuery(build, blocksCalls.listBlocks, () => ({}), {
      responseSchema: BlockPage,
      providesTags: ['Blocks'],
    }),
    block: callMutation(build, blocksCalls.block, (userId: number) => ({ body: { userId } }), {
      invalidatesTags: SHOWING_PEOPLE,
    }),
    unblock: callMutation(
      build,
      blocksCalls.unblock,
      (userId: number) => ({ params: { userId: String(userId) } }),
      { invalidatesTags: SHOWING_PEOPLE },
    ),
  }),
});

export const { useBlocksQuery, useBlockMutation, useUnblockMutation } = blocksApi;
