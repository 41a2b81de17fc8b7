import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { defineEvent, type EventStream } from '../protocol/event.js';

const stream: EventStream = { name: 'reports', subjects: ['reports.events.>'] };

export const reportsEvents = {
  /** A case was closed for the first time; `isActed` if it led to a sanction that is not lifted. */
  closed: defineEvent({
    stream,
    subject: 'reports.events.closed',
    payload: z.object({ reportId: SerialId, userId: SerialId, isActed: z.boolean(), at: EpochMs }),
  }),
};
