import type { ProfileInput } from '@rotadas/contracts/users/profile';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: callMutation(build, usersCalls.updateProfile, (body: ProfileInput) => ({ body }), {
      invalidatesTags: ['CurrentUser'],
    }),
  }),
});

export const { useSaveProfileMutation } = profileApi;
