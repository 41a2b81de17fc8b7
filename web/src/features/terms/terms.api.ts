import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';

const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    acceptTerms: callMutation(build, usersCalls.acceptTerms, () => ({}), {
      invalidatesTags: ['CurrentUser'],
    }),
  }),
});

export const { useAcceptTermsMutation } = termsApi;
