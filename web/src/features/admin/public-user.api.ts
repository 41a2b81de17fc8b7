import { PublicUser } from '@rotadas/contracts/users/user';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../../shared/api/api.js';
import { toRequest } from '../../shared/api/call-endpoints.js';
import { logWarning } from '../../shared/log/log.js';

const publicUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicUser: build.query<PublicUser | null, number>({
      query: (id) => ({ ...toRequest(usersCalls.get, { params: { id: String(id) } }), nullOn: 404 }),
      responseSchema: PublicUser.nullable(),
      onQueryStarted: async (id, { queryFulfilled }) => {
        await queryFulfilled.catch((error: unknown) => logWarning(`user ${id} not loaded`, error));
      },
    }),
  }),
});

/** Caches each user; null for an unknown user. Retries on mount after a failure. */
export const { usePublicUserQuery } = publicUserApi;
