import { CurrentUser } from '@rotadas/contracts/users/user';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../api/api.js';
import { callQuery } from '../api/call-endpoints.js';

const currentUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: callQuery(build, usersCalls.me, () => ({}), {
      responseSchema: CurrentUser,
      providesTags: ['CurrentUser'],
    }),
  }),
});

export const { useCurrentUserQuery } = currentUserApi;
