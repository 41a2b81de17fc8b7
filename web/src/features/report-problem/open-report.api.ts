import type { ReportInput } from '@rotadas/contracts/reports/report';
import { api } from '../../shared/api/api.js';

const openReportApi = api.injectEndpoints({
  endpoints: (build) => ({
    openReport: build.mutation<unknown, ReportInput>({
      query: (body) => ({ path: 'reports', method: 'POST', body }),
    }),
  }),
});

/** Reports a problem to the admins. */
export const { useOpenReportMutation } = openReportApi;
