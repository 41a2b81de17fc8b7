import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { defineEvent, type EventStream } from '../protocol/event.js';
import { AgreementActor, AgreementState } from './agreement.js';

const stream: EventStream = { name: 'agreements', subjects: ['agreements.events.>'] };

const sides = { agreementId: SerialId, requesterId: SerialId, providerId: SerialId };

export const agreementsEvents = {
  /** Also for a new agreement, whose `from` is null, and for an objection. */
  changed: defineEvent({
    stream,
    subject: 'agreements.events.changed',
    payload: z.object({
      ...sides,
      offerId: SerialId,
      version: z.int().min(1),
      actor: AgreementActor,
      from: AgreementState.nullable(),
      to: AgreementState,
      departsAt: EpochMs,
      at: EpochMs,
    }),
  }),
  messageSent: defineEvent({
    stream,
    subject: 'agreements.events.message-sent',
    payload: z.object({
      ...sides,
      messageId: SerialId,
      fromUserId: SerialId,
      /** The newest message that the recipient had read; null if none. */
      readUpTo: SerialId.nullable(),
      at: EpochMs,
    }),
  }),
  /** Both sides are reminded of the departure; sides that have not rated, of the rating. */
  reminderDue: defineEvent({
    stream,
    subject: 'agreements.events.reminder-due',
    payload: z.object({ ...sides, kind: z.enum(['departure', 'rating']), dueAt: EpochMs, at: EpochMs }),
  }),
  /** A full offer has seats again: for a requester whose request is unanswered or expired. */
  seatsFreed: defineEvent({
    stream,
    subject: 'agreements.events.seats-freed',
    payload: z.object({ ...sides, cancelledId: SerialId, at: EpochMs }),
  }),
  /** A rating of the user became visible: the mean of all visible ones, and their number. */
  rated: defineEvent({
    stream,
    subject: 'agreements.events.rated',
    payload: z.object({
      userId: SerialId,
      rating: z.number().min(1).max(5),
      ratings: z.int().min(1),
      at: EpochMs,
    }),
  }),
};
