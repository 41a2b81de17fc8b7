import { AdminActPage, type AdminActQuery } from '@rotadas/contracts/admin-acts/admin-act';
import { adminActsCalls } from '@rotadas/contracts/admin-acts/admin-acts.calls';
import { api } from '../../../shared/api/api.js';
import { requestOf } from '../../../shared/api/call-endpoints.js';

/** What is looked for. */
export type ActFilter = Pick<AdminActQuery, 'person' | 'kind' | 'from' | 'until'>;

const pageRequest = ({ kind, ...numbers }: ActFilter, before: string | null) => {
  const given = Object.entries(numbers).filter(([, value]) => value !== undefined);
  const texts = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const query = { ...texts, ...(kind && { kind }), ...(before !== null && { before }) };
  return requestOf(adminActsCalls.search, { query });
};

const actsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminActs: build.infiniteQuery<AdminActPage, ActFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => pageRequest(queryArg, pageParam),
      responseSchema: AdminActPage,
      keepUnusedDataFor: 0, // who looks again wants to see what came since
    }),
  }),
});

/** What admins did, page by page, newest first. */
export const { useAdminActsInfiniteQuery } = actsApi;
