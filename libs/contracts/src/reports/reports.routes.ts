import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRoute } from '../routing/route.js';
import {
  ReportPage,
  ReportPageRequest,
  Report,
  ReportInput,
  ReportStatusInput,
  ReportWindow,
  ReportWithHistory,
} from './report.js';

/** The reports service checks `isAdmin` again. */
const Admin = z.strictObject({ userId: SerialId, isAdmin: z.boolean() });

export const reportsRoutes = {
  open: defineRoute({
    subject: 'reports.open',
    request: z.strictObject({ userId: SerialId, report: ReportInput }),
    reply: Report,
    errors: ['user-unknown', 'terms-unaccepted', 'reports-of-day-exceeded'],
  }),
  list: defineRoute({
    subject: 'reports.list',
    request: z.strictObject({ admin: Admin, page: ReportPageRequest }),
    reply: ReportWindow,
    errors: ['admin-required'],
  }),
  page: defineRoute({
    subject: 'reports.page',
    request: z.strictObject({ admin: Admin, page: ReportPageRequest }),
    reply: ReportPage,
    errors: ['admin-required'],
  }),
  get: defineRoute({
    subject: 'reports.get',
    request: z.strictObject({ admin: Admin, reportId: SerialId }),
    reply: ReportWithHistory,
    errors: ['admin-required', 'report-unknown'],
  }),
  changeStatus: defineRoute({
    subject: 'reports.change-status',
    request: z.strictObject({ admin: Admin, reportId: SerialId, change: ReportStatusInput }),
    reply: Report,
    errors: ['admin-required', 'report-unknown', 'report-changed'],
  }),
};
