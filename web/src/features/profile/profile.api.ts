import { PhoneOpeningPage } from '@rotadas/contracts/agreements/agreement';
import { agreementsCalls } from '@rotadas/contracts/agreements/agreements.calls';
import type { ProfileInput } from '@rotadas/contracts/users/profile';
import type { User } from '@rotadas/contracts/users/user';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../../shared/api/api.js';
import { callMutation, callQuery, toRequest } from '../../shared/api/call-endpoints.js';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: callMutation(build, usersCalls.updateProfile, (body: ProfileInput) => ({ body }), {
      invalidatesTags: ['CurrentUser'],
    }),
    uploadPhoto: build.mutation<User, Blob>({
      query: (body) => ({ ...toRequest(usersCalls.setPhoto, {}), body }),
      invalidatesTags: ['CurrentUser'],
    }),
    phoneOpenings: callQuery(build, agreementsCalls.listPhoneOpenings, () => ({ query: { limit: '50' } }), {
      responseSchema: PhoneOpeningPage,
      keepUnusedDataFor: 0,
    }),
    verifyPhone: callMutation(build, usersCalls.verifyPhone, () => ({}), {
      invalidatesTags: ['CurrentUser'],
    }),
  }),
});

export const {
  usePhoneOpeningsQuery,
  useSaveProfileMutation,
  useUploadPhotoMutation,
  useVerifyPhoneMutation,
} = profileApi;
