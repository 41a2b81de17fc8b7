import type { ProfileInput } from '@rotadas/contracts/users/profile';
import type { User } from '@rotadas/contracts/users/user';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../../shared/api/api.js';
import { callMutation, toRequest } from '../../shared/api/call-endpoints.js';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: callMutation(build, usersCalls.updateProfile, (body: ProfileInput) => ({ body }), {
      invalidatesTags: ['CurrentUser'],
    }),
    uploadPhoto: build.mutation<User, Blob>({
      query: (body) => ({ ...toRequest(usersCalls.setPhoto, {}), body }),
      invalidatesTags: ['CurrentUser'],
    }),
    verifyPhone: callMutation(build, usersCalls.verifyPhone, () => ({}), {
      invalidatesTags: ['CurrentUser'],
    }),
  }),
});

export const { useSaveProfileMutation, useUploadPhotoMutation, useVerifyPhoneMutation } = profileApi;
