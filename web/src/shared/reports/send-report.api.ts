import type { ReportInput } from '@rotadas/contracts/reports/report';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { api } from '../api/api.js';
import { callMutation } from '../api/call-endpoints.js';

const sendReportApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendReport: callMutation(build, reportsCalls.open, (body: ReportInput) => ({ body })),
  }),
});

export const { useSendReportMutation } = sendReportApi;
