import type { ReportInput } from '@rotadas/contracts/reports/report';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';

const reportProblemApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendReport: callMutation(build, reportsCalls.open, (body: ReportInput) => ({ body })),
  }),
});

export const { useSendReportMutation } = reportProblemApi;
