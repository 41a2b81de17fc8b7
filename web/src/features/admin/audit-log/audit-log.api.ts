import { AuditPage, type AuditQuery } from '@rotadas/contracts/audit-log/audit-entry';
import { auditLogCalls } from '@rotadas/contracts/audit-log/audit-log.calls';
import { api } from '../../../shared/api/api.js';
import { toRequest } from '../../../shared/api/call-endpoints.js';

export type AuditFilter = Pick<AuditQuery, 'userId' | 'kind' | 'from' | 'until'>;

const pageRequest = ({ kind, ...numbers }: AuditFilter, before: string | null) => {
  const given = Object.entries(numbers).filter(([, value]) => value !== undefined);
  const texts = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const query = { ...texts, ...(kind && { kind }), ...(before !== null && { before }) };
  return toRequest(auditLogCalls.search, { query });
};

const auditLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: build.infiniteQuery<AuditPage, AuditFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => pageRequest(queryArg, pageParam),
      responseSchema: AuditPage,
      keepUnusedDataFor: 0, // Searching again fetches new entries
    }),
  }),
});

export const { useAuditLogInfiniteQuery } = auditLogApi;
