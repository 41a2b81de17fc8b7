import { TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';

const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    acceptTerms: callMutation(build, usersCalls.acceptTerms, () => ({ body: { version: TERMS_VERSION } }), {
      invalidatesTags: ['CurrentUser'],
    }),
  }),
});

export const { useAcceptTermsMutation } = termsApi;
