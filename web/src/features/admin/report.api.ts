import { Report, ReportWithHistory, type ReportStatusInput } from '@rotadas/contracts/reports/report';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { api } from '../../shared/api/api.js';
import { callMutation, callQuery } from '../../shared/api/call-endpoints.js';
import { updatePages } from './update-pages.js';
import { REPORT_FILTERS } from './report-filter.js';
import { reportListApi } from './report-list.api.js';

/** A change of one report: whose, and to what. */
interface ReportStatusChange {
  id: number;
  input: ReportStatusInput;
}

/** Brings what is now known of a report into every tab that shows it. */
const intoLists = (report: Report) =>
  REPORT_FILTERS.map((filter) =>
    reportListApi.util.updateQueryData('reportPages', filter, (draft) => {
      draft.pages = updatePages(draft.pages, report, filter);
    }),
  );

const sentFor = ({ id, input }: ReportStatusChange) => ({ params: { id: String(id) }, body: input });

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    report: callQuery(build, reportsCalls.get, (id: number) => ({ params: { id: String(id) } }), {
      responseSchema: ReportWithHistory,
      keepUnusedDataFor: 0, // a dialog that is opened again asks again
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null); // the dialog tells of the failure
        if (answer) for (const update of intoLists(Report.parse(answer.data))) dispatch(update);
      },
    }),
    changeReportStatus: callMutation(build, reportsCalls.changeStatus, sentFor, {
      responseSchema: Report,
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null); // the dialog tells of the failure
        if (answer) for (const update of intoLists(answer.data)) dispatch(update);
      },
    }),
  }),
});

/** One report with its history, and the change of its status and notes. */
export const { useReportQuery, useChangeReportStatusMutation } = reportApi;
