import { PublicProfile } from '@rotadas/contracts/users/public-profile';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../../shared/api/api.js';
import { callQuery } from '../../shared/api/call-endpoints.js';

const userProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    userProfile: callQuery(build, usersCalls.profile, (id: string) => ({ params: { id } }), {
      responseSchema: PublicProfile,
      keepUnusedDataFor: 0, // What is shown changes with agreements and blocks
    }),
  }),
});

export const { useUserProfileQuery } = userProfileApi;
