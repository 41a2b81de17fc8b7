import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineEvent } from '../routing/event.js';
import { ReportCategory } from './report.js';

/** What the reports service tells the others. */
export const reportsEvents = {
  /** A report was opened; kept by JetStream until every consumer has it (design 4). */
  opened: defineEvent({
    subject: 'reports.opened',
    payload: z.object({
      reportId: SerialId,
      userId: SerialId,
      category: ReportCategory,
      at: z.iso.datetime(),
    }),
  }),
};
