import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineEvent } from '../routing/event.js';
import type { EventStream } from '../routing/event-stream.js';
import { ReportCategory, ReportStatus } from './report.js';

const stream: EventStream = { name: 'reports', subjects: ['reports.opened', 'reports.moderated'] };

/** What the reports service tells the others. */
export const reportsEvents = {
  /** A report was opened; kept by JetStream until every consumer has it (design 4). */
  opened: defineEvent({
    stream,
    subject: 'reports.opened',
    payload: z.object({
      reportId: SerialId,
      userId: SerialId,
      category: ReportCategory,
      at: z.iso.datetime(),
    }),
  }),
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
