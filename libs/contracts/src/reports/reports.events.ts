import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineEvent, type EventStream } from '../routing/event.js';
import { ReportStatus } from './report.js';

const stream: EventStream = { name: 'reports', subjects: ['reports.moderated'] };

/** Events of the reports service. */
export const reportsEvents = {
  /** An admin set the status of a report; the log of the admins' acts follows it. */
  moderated: defineEvent({
    stream,
    subject: 'reports.moderated',
    payload: z.object({
      reportId: SerialId,
      /** Who opened it. */
      userId: SerialId,
      adminId: SerialId,
      from: ReportStatus,
      to: ReportStatus,
    }),
  }),
};
