import { ReportPage } from '@rotadas/contracts/reports/report-page';
import { api } from '../../shared/api/api.js';
import type { ReportFilter } from './report-filter.js';

/** Reports of one page; a page is a window that the server cuts, so that 10,000 reports stay light. */
const PAGE_SIZE = 30;

function pagePath(filter: ReportFilter, before: number | null): string {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
  if (filter !== 'all') query.set('status', filter);
  if (before !== null) query.set('before', String(before));
  return `reports/page?${query}`;
}

/** The reports as the panel reads them, page by page, newest first. */
export const reportListApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportPages: build.infiniteQuery<ReportPage, ReportFilter, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({ path: pagePath(queryArg, pageParam) }),
      responseSchema: ReportPage,
      keepUnusedDataFor: 0, // a tab that is opened again asks again
    }),
  }),
});

/** The pages of a tab that are loaded so far, and the way to more. */
export const { useReportPagesInfiniteQuery } = reportListApi;
