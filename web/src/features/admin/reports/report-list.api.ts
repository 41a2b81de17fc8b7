import type { CallResult } from '@rotadas/contracts/protocol/call';
import { ReportPage } from '@rotadas/contracts/reports/report';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { api } from '../../../shared/api/api.js';
import { toRequest } from '../../../shared/api/call-endpoints.js';
import type { ReportFilter } from './update-pages.js';

const PAGE_SIZE = 30;

const pageRequest = (filter: ReportFilter, before: number | null) =>
  toRequest(reportsCalls.page, {
    query: {
      limit: PAGE_SIZE,
      ...(filter !== 'all' && { status: filter }),
      ...(before !== null && { before: String(before) }),
    },
  });

export const reportListApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportPages: build.infiniteQuery<CallResult<typeof reportsCalls.page>, ReportFilter, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => pageRequest(queryArg, pageParam),
      responseSchema: ReportPage,
      keepUnusedDataFor: 0, // reopening the tab fetches again
    }),
  }),
});

export const { useReportPagesInfiniteQuery } = reportListApi;
