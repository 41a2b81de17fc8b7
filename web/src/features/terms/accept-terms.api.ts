import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';

const acceptTermsApi = api.injectEndpoints({
  endpoints: (build) => ({
    acceptTerms: callMutation(build, usersCalls.acceptTerms, () => ({}), {
      invalidatesTags: ['CurrentUser'],
    }),
  }),
});

/** Records that the user accepted the terms; user info is refreshed after (spec 4). */
export const { useAcceptTermsMutation } = acceptTermsApi;
