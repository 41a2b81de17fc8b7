import type { PositionInput } from '@rotadas/contracts/providers/position';
import { isApiError } from '../../shared/api/api-error.js';
import { api } from '../../shared/api/api.js';

const sendPositionApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendPosition: build.mutation<unknown, PositionInput>({
      query: (body) => ({ path: 'providers/location', method: 'POST', body }),
      // 409: the server ended the offer meanwhile, so what we know of the user is old
      invalidatesTags: (_reply, error) => (isApiError(error) && error.status === 409 ? ['CurrentUser'] : []),
    }),
  }),
});

/** Tells the server where an online provider is. */
export const { useSendPositionMutation } = sendPositionApi;
