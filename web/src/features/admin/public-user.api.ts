import { PublicUser } from '@rotadas/contracts/users/user';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../../shared/api/api.js';
import { toRequest } from '../../shared/api/call-endpoints.js';

const publicUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicUser: build.query<PublicUser | null, number>({
      queryFn: async (id, _api, _options, call) => {
        const { data, error } = await call(toRequest(usersCalls.get, { params: { id: String(id) } }));
        if (error) return error.status === 404 ? { data: null } : { error };
        return { data: PublicUser.parse(data) };
      },
    }),
  }),
});

/** Requested once per user; null for an unknown one. After a failure, requested again on mount. */
export const { usePublicUserQuery } = publicUserApi;
