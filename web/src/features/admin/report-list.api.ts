import type { CallResult } from '@rotadas/contracts/routing/call';
import { ReportPage } from '@rotadas/contracts/reports/report';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { api } from '../../shared/api/api.js';
import { toRequest } from '../../shared/api/call-endpoints.js';
import type { ReportFilter } from './report-filter.js';

/**
 * Reports of one page; a page is a window that the server cuts, so that 10,000 reports stay light.
 */
const PAGE_SIZE = 30;

const pageRequest = (filter: ReportFilter, before: number | null) =>
  toRequest(reportsCalls.page, {
    query: {
      limit: PAGE_SIZE,
      ...(filter !== 'all' && { status: filter }),
      ...(before !== null && { before: String(before) }),
    },
  });

/** The reports as the panel reads them, page by page, newest first. */
export const reportListApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportPages: build.infiniteQuery<CallResult<typeof reportsCalls.page>, ReportFilter, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => pageRequest(queryArg, pageParam),
      responseSchema: ReportPage,
      keepUnusedDataFor: 0, // a tab that is opened again asks again
    }),
  }),
});

/** The pages of a tab that are loaded so far, and the way to more. */
export const { useReportPagesInfiniteQuery } = reportListApi;
