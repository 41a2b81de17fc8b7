import { Report, ReportWithHistory, type ReportStatusInput } from '@rotadas/contracts/reports/report';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { api } from '../../../shared/api/api.js';
import { callMutation, callQuery } from '../../../shared/api/call-endpoints.js';
import { updatePages, REPORT_FILTERS } from './update-pages.js';
import { reportListApi } from './report-list.api.js';

interface ReportStatusChange {
  id: number;
  input: ReportStatusInput;
}

/** Updates every loaded tab that contains the report. */
const listUpdates = (report: Report) =>
  REPORT_FILTERS.map((filter) =>
    reportListApi.util.updateQueryData('reportPages', filter, (draft) => {
      draft.pages = updatePages(draft.pages, report, filter);
    }),
  );

const toCallInput = ({ id, input }: ReportStatusChange) => ({ params: { id: String(id) }, body: input });

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    report: callQuery(build, reportsCalls.get, (id: number) => ({ params: { id: String(id) } }), {
      responseSchema: ReportWithHistory,
      keepUnusedDataFor: 0, // reopening the dialog fetches again
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null); // the dialog shows the failure
        if (response) for (const update of listUpdates(Report.parse(response.data))) dispatch(update);
      },
    }),
    changeReportStatus: callMutation(build, reportsCalls.changeStatus, toCallInput, {
      responseSchema: Report,
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null); // the dialog shows the failure
        if (response) for (const update of listUpdates(response.data)) dispatch(update);
      },
    }),
  }),
});

export const { useReportQuery, useChangeReportStatusMutation } = reportApi;
