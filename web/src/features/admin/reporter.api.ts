import { PublicUser } from '@rotadas/contracts/users/user';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { api } from '../../shared/api/api.js';
import { callQuery } from '../../shared/api/call-endpoints.js';

const reporterApi = api.injectEndpoints({
  endpoints: (build) => ({
    reporter: callQuery(build, usersCalls.get, (id: number) => ({ params: { id: String(id) } }), {
      responseSchema: PublicUser,
    }),
  }),
});

/** Requested once per user; after a failure again by the next component that shows the user. */
export const { useReporterQuery } = reporterApi;
