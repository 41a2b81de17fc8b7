import type { RegistrationInput } from '@rotadas/contracts/users/profile';
import { api } from '../../shared/api/api.js';

const registerUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerUser: build.mutation<unknown, RegistrationInput>({
      query: (body) => ({ path: 'users/register', method: 'POST', body }),
    }),
  }),
});

/** Records a user who came through Google (spec 4). */
export const { registerUser } = registerUserApi.endpoints;
