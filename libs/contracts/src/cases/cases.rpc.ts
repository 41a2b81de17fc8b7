import { z } from 'zod';
import { Admin } from '../primitives/admin.js';
import { SerialId } from '../primitives/serial-id.js';
import { defineRpc } from '../protocol/rpc.js';
import { Case, CaseFilter, CaseList } from './case.js';

export const casesRpc = {
  list: defineRpc({
    subject: 'reports.list-cases',
    request: z.strictObject({ admin: Admin, filter: CaseFilter }),
    reply: CaseList,
    errors: ['admin-required'],
  }),
  /**
   * Assigns the case to the admin. `case-taken` if another one has it, `report-changed` if it is
   * closed, `report-unknown` also for a report that is no case. Idempotent.
   */
  take: defineRpc({
    subject: 'reports.take-case',
    request: z.strictObject({ admin: Admin, reportId: SerialId }),
    reply: Case,
    errors: ['admin-required', 'report-unknown', 'report-changed', 'case-taken'],
  }),
};
