import { z } from 'zod';
import { Admin } from '../primitives/admin.js';
import { SerialId } from '../primitives/serial-id.js';
import { defineRpc } from '../protocol/rpc.js';
import {
  ReportPageWithCounts,
  ListReportsRequest,
  Report,
  ReportEvidence,
  ReportInput,
  ReportStatusInput,
  ReportPage,
  ReportWithHistory,
} from './report.js';

export const reportsRpc = {
  create: defineRpc({
    subject: 'reports.create',
    request: z.strictObject({ userId: SerialId, report: ReportInput }),
    reply: Report,
    errors: [
      'user-unknown',
      'terms-unaccepted',
      'agreement-unknown',
      'daily-report-limit-reached',
      'urgent-report-limit-reached',
    ],
  }),
  list: defineRpc({
    subject: 'reports.list',
    request: z.strictObject({ admin: Admin, page: ListReportsRequest }),
    reply: ReportPage,
    errors: ['admin-required'],
  }),
  page: defineRpc({
    subject: 'reports.page',
    request: z.strictObject({ admin: Admin, page: ListReportsRequest }),
    reply: ReportPageWithCounts,
    errors: ['admin-required'],
  }),
  get: defineRpc({
    subject: 'reports.get',
    request: z.strictObject({ admin: Admin, reportId: SerialId }),
    reply: ReportWithHistory,
    errors: ['admin-required', 'report-unknown'],
  }),
  /** Records the admin in the audit log; `report-unknown` also for a report without evidence. */
  evidence: defineRpc({
    subject: 'reports.evidence',
    request: z.strictObject({ admin: Admin, reportId: SerialId }),
    reply: ReportEvidence,
    errors: ['admin-required', 'report-unknown'],
  }),
  /** The newest reports by and about a person. */
  listByPerson: defineRpc({
    subject: 'reports.list-by-person',
    request: z.strictObject({ admin: Admin, userId: SerialId }),
    reply: z.object({ by: z.array(Report), about: z.array(Report) }),
    errors: ['admin-required'],
  }),
  changeStatus: defineRpc({
    subject: 'reports.change-status',
    request: z.strictObject({ admin: Admin, reportId: SerialId, change: ReportStatusInput }),
    reply: Report,
    errors: ['admin-required', 'report-unknown', 'report-changed'],
  }),
};
