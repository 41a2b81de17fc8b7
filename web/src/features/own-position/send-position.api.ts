import type { PositionInput } from '@rotadas/contracts/providers/position';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';

const sendPositionApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendPosition: callMutation(build, providersCalls.storePosition, (body: PositionInput) => ({ body })),
  }),
});

export const { useSendPositionMutation } = sendPositionApi;
