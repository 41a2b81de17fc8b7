import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../routing/call.js';
import {
  ReportPage,
  ReportPageQuery,
  Report,
  ReportInput,
  ReportStatusInput,
  ReportWithHistory,
} from './report.js';
import { reportsRoutes } from './reports.routes.js';

const common = { tag: 'reports', limit: 'user' } as const;

const params = z.strictObject({ id: SerialIdText });

export const reportsCalls = {
  open: defineCall({
    ...common,
    method: 'POST',
    path: '/api/reports',
    summary: 'Reports a problem',
    access: 'signed-in',
    body: ReportInput,
    responses: { 201: { description: 'The report', body: Report } },
    errors: reportsRoutes.open.errors,
  }),
  list: defineCall({
    ...common,
    method: 'GET',
    path: '/api/reports',
    summary: 'All reports, newest first; for admins',
    access: 'admin',
    responses: { 200: { description: 'The reports', body: z.array(Report) } },
    errors: reportsRoutes.page.errors,
  }),
  page: defineCall({
    ...common,
    method: 'GET',
    path: '/api/reports/page',
    summary: 'A window onto the reports, newest first, and how many there are of each status; for admins',
    access: 'admin',
    query: ReportPageQuery,
    responses: { 200: { description: 'The window', body: ReportPage } },
    errors: reportsRoutes.page.errors,
  }),
  get: defineCall({
    ...common,
    method: 'GET',
    path: '/api/reports/{id}',
    summary: 'A report with all that admins did to it; for admins',
    access: 'admin',
    params,
    responses: { 200: { description: 'The report', body: ReportWithHistory } },
    errors: reportsRoutes.get.errors,
  }),
  changeStatus: defineCall({
    ...common,
    method: 'PATCH',
    path: '/api/reports/{id}/status',
    summary:
      'Sets the status; notes left out stay, null clears them; an older revision is refused; for admins',
    access: 'admin',
    params,
    body: ReportStatusInput,
    responses: { 200: { description: 'The report', body: Report } },
    errors: reportsRoutes.changeStatus.errors,
  }),
};
