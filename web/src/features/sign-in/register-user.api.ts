import type { RegistrationInput } from '@rotadas/contracts/users/profile';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';

const registerUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerUser: callMutation(build, usersCalls.register, (body: RegistrationInput) => ({ body })),
  }),
});

/** Records a user who came through Google (spec 4). */
export const { registerUser } = registerUserApi.endpoints;
