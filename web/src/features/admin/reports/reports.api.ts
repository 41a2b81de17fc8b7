import {
  Report,
  ReportEvidence,
  ReportPageWithCounts,
  type ReportStatus,
  type ReportStatusInput,
  ReportWithHistory,
} from '@rotadas/contracts/reports/report';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import type { CallResult } from '@rotadas/contracts/protocol/call';
import { api } from '../../../shared/api/api.js';
import { callMutation, callQuery, toRequest } from '../../../shared/api/call-endpoints.js';

interface ReportStatusChange {
  id: number;
  input: ReportStatusInput;
}

/** A tab of the panel. */
export type ReportFilter = 'all' | ReportStatus;

const toCallInput = ({ id, input }: ReportStatusChange) => ({ params: { id: String(id) }, body: input });

const PAGE_SIZE = 30;

const pageRequest = (filter: ReportFilter, before: number | null) =>
  toRequest(reportsCalls.page, {
    query: {
      limit: String(PAGE_SIZE),
      ...(filter !== 'all' && { status: filter }),
      ...(before !== null && { before: String(before) }),
    },
  });

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportPages: build.infiniteQuery<CallResult<typeof reportsCalls.page>, ReportFilter, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => pageRequest(queryArg, pageParam),
      responseSchema: ReportPageWithCounts,
      keepUnusedDataFor: 0, // Reopening the tab fetches again
      providesTags: ['Reports'],
    }),
    report: callQuery(build, reportsCalls.get, (id: number) => ({ params: { id: String(id) } }), {
      responseSchema: ReportWithHistory,
      keepUnusedDataFor: 0, // Reopening the dialog fetches again
      // Another admin may have changed it since the list was loaded.
      onQueryStarted: (_id, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(api.util.invalidateTags(['Reports'])),
          () => undefined,
        ),
    }),
    reportEvidence: callQuery(
      build,
      reportsCalls.evidence,
      (id: number) => ({ params: { id: String(id) } }),
      {
        responseSchema: ReportEvidence,
        keepUnusedDataFor: 0, // Each look is recorded in the audit log
      },
    ),
    changeReportStatus: callMutation(build, reportsCalls.changeStatus, toCallInput, {
      responseSchema: Report,
      invalidatesTags: ['Reports', 'People'], // Another admin's change that causes a conflict is listed, too
    }),
  }),
});

export const {
  useReportPagesInfiniteQuery,
  useReportQuery,
  useLazyReportQuery,
  useReportEvidenceQuery,
  useChangeReportStatusMutation,
} = reportsApi;
