import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRpc } from '../protocol/rpc.js';
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

export const reportsRpc = {
  open: defineRpc({
    subject: 'reports.open',
    request: z.strictObject({ userId: SerialId, report: ReportInput }),
    reply: Report,
    errors: ['user-unknown', 'terms-unaccepted', 'daily-report-limit-reached'],
  }),
  list: defineRpc({
    subject: 'reports.list',
    request: z.strictObject({ admin: Admin, page: ReportPageRequest }),
    reply: ReportWindow,
    errors: ['admin-required'],
  }),
  page: defineRpc({
    subject: 'reports.page',
    request: z.strictObject({ admin: Admin, page: ReportPageRequest }),
    reply: ReportPage,
    errors: ['admin-required'],
  }),
  get: defineRpc({
    subject: 'reports.get',
    request: z.strictObject({ admin: Admin, reportId: SerialId }),
    reply: ReportWithHistory,
    errors: ['admin-required', 'report-unknown'],
  }),
  changeStatus: defineRpc({
    subject: 'reports.change-status',
    request: z.strictObject({ admin: Admin, reportId: SerialId, change: ReportStatusInput }),
    reply: Report,
    errors: ['admin-required', 'report-unknown', 'report-changed'],
  }),
};
