import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineEvent, type EventStream } from '../protocol/event.js';
import { ReportStatus } from './report.js';

const stream: EventStream = { name: 'reports', subjects: ['reports.moderated'] };

export const reportsEvents = {
  /** An admin set the status of a report. */
  moderated: defineEvent({
    stream,
    subject: 'reports.moderated',
    payload: z.object({
      reportId: SerialId,
      /** The user who opened it. */
      userId: SerialId,
      adminId: SerialId,
      from: ReportStatus,
      to: ReportStatus,
    }),
  }),
};
