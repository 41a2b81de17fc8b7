import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../protocol/call.js';
import {
  ReportPageWithCounts,
  ListReportsQuery,
  Report,
  ReportEvidence,
  ReportInput,
  ReportStatusInput,
  ReportWithHistory,
} from './report.js';
import { reportsRpc } from './reports.rpc.js';

const common = { tag: 'reports', limit: 'user' } as const;

const params = z.strictObject({ id: SerialIdText });

export const reportsCalls = {
  open: defineCall({
    ...common,
    method: 'POST',
    path: '/api/reports',
    summary:
      'Creates a report of a problem. One about a person or an urgent one is a case with frozen evidence.',
    access: 'signed-in',
    body: ReportInput,
    responses: { 201: { description: 'The report', body: Report } },
    errors: reportsRpc.create.errors,
  }),
  list: defineCall({
    ...common,
    method: 'GET',
    path: '/api/reports',
    summary: 'Lists all reports, newest first. Admins only.',
    access: 'admin',
    responses: { 200: { description: 'The reports', body: z.array(Report) } },
    errors: reportsRpc.page.errors,
  }),
  page: defineCall({
    ...common,
    method: 'GET',
    path: '/api/reports/page',
    summary: 'Lists reports page by page, newest first, with the number of reports per status. Admins only.',
    access: 'admin',
    query: ListReportsQuery,
    responses: { 200: { description: 'A page of reports', body: ReportPageWithCounts } },
    errors: reportsRpc.page.errors,
  }),
  get: defineCall({
    ...common,
    method: 'GET',
    path: '/api/reports/{id}',
    summary: 'Returns a report with the history of its changes. Admins only.',
    access: 'admin',
    params,
    responses: { 200: { description: 'The report', body: ReportWithHistory } },
    errors: reportsRpc.get.errors,
  }),
  evidence: defineCall({
    ...common,
    method: 'GET',
    path: '/api/reports/{id}/evidence',
    summary: 'Returns the evidence of a case and records this in the audit log. Admins only.',
    access: 'admin',
    params,
    responses: { 200: { description: 'The evidence', body: ReportEvidence } },
    errors: reportsRpc.evidence.errors,
  }),
  changeStatus: defineCall({
    ...common,
    method: 'PATCH',
    path: '/api/reports/{id}/status',
    summary:
      'Updates the status of a report. Omitted notes stay, null clears them. Rejects an outdated revision. Admins only.',
    access: 'admin',
    params,
    body: ReportStatusInput,
    responses: { 200: { description: 'The report', body: Report } },
    errors: reportsRpc.changeStatus.errors,
  }),
};
