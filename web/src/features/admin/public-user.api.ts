import { PublicUser } from '@rotadas/contracts/users/user';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../../shared/api/api.js';
import { callQuery } from '../../shared/api/call-endpoints.js';

const publicUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicUser: callQuery(build, usersCalls.get, (id: number) => ({ params: { id: String(id) } }), {
      responseSchema: PublicUser,
    }),
  }),
});

/** Requested once per user; after a failure again by the next component that shows the user. */
export const { usePublicUserQuery } = publicUserApi;
