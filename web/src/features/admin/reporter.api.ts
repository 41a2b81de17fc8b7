import { PublicUser } from '@rotadas/contracts/users/user';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../../shared/api/api.js';
import { toRequest } from '../../shared/api/call-endpoints.js';
import { logWarning } from '../../shared/log/log.js';

const reporterApi = api.injectEndpoints({
  endpoints: (build) => ({
    reporter: build.query<PublicUser | null, number>({
      queryFn: async (id, _api, _options, call) => {
        const request = toRequest(usersCalls.get, { params: { id: String(id) } });
        const response = await call({ ...request, nullOn401: true });
        const user = PublicUser.safeParse(response.data);
        if (user.success) return { data: user.data };
        logWarning(`failed to load user ${id}`, response.error ?? user.error);
        return { data: null };
      },
    }),
  }),
});

/** Requested once per user; a failure is logged and cached as null. */
export const { useReporterQuery } = reporterApi;
