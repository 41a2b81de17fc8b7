import type { ShareInput } from '@rotadas/contracts/shares/share';
import { sharesCalls } from '@rotadas/contracts/shares/shares.calls';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';

const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    shareForHelp: callMutation(build, sharesCalls.create, (body: ShareInput) => ({ body })),
  }),
});

export const { useShareForHelpMutation } = helpApi;
