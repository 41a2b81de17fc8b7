import { CurrentUser } from '@rotadas/contracts/users/user';
import { api } from '../api/api.js';

const currentUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUser, undefined>({
      query: () => ({ path: 'users/me' }),
      responseSchema: CurrentUser,
      providesTags: ['CurrentUser'],
    }),
  }),
});

/** The signed-in user's own view. */
export const { useCurrentUserQuery } = currentUserApi;
