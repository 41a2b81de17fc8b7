import { api } from '../../shared/api/api.js';

const acceptTermsApi = api.injectEndpoints({
  endpoints: (build) => ({
    acceptTerms: build.mutation<unknown, undefined>({
      query: () => ({ path: 'users/accept-terms', method: 'POST' }),
      invalidatesTags: ['CurrentUser'],
    }),
  }),
});

/** Records that the user accepted the terms; user info is refreshed after (spec 4). */
export const { useAcceptTermsMutation } = acceptTermsApi;
