import type { ProfileInput } from '@rotadas/contracts/users/profile';
import { api } from '../../shared/api/api.js';

const saveProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation<unknown, ProfileInput>({
      query: (body) => ({ path: 'users/profile', method: 'POST', body }),
      invalidatesTags: ['CurrentUser'],
    }),
  }),
});

/** Saves the user's own profile. */
export const { useSaveProfileMutation } = saveProfileApi;
