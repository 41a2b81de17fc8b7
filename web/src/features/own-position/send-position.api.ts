import type { PositionInput } from '@rotadas/contracts/providers/position';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { isApiError } from '../../shared/api/api-error.js';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';

const sendPositionApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendPosition: callMutation(build, providersCalls.storePosition, (body: PositionInput) => ({ body }), {
      // 409: the server has ended the offer, so the cached user is outdated
      invalidatesTags: (_reply, error) => (isApiError(error) && error.status === 409 ? ['CurrentUser'] : []),
    }),
  }),
});

export const { useSendPositionMutation } = sendPositionApi;
