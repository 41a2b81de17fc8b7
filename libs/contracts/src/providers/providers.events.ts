import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { defineEvent, type EventStream } from '../protocol/event.js';

const stream: EventStream = { name: 'providers', subjects: ['providers.events.>'] };

export const OfflineReason = z.enum(['ended', 'expired', 'stale', 'access-lost']);
export type OfflineReason = z.infer<typeof OfflineReason>;

/** `expired`: it was not started in time after its departure. */
export const UnplannedReason = z.enum(['withdrawn', 'started', 'expired', 'access-lost']);
export type UnplannedReason = z.infer<typeof UnplannedReason>;

export const providersEvents = {
  wentOnline: defineEvent({
    stream,
    subject: 'providers.events.went-online',
    payload: z.object({ userId: SerialId, offerId: SerialId, at: EpochMs }),
  }),
  /** The live offer was edited. */
  offerChanged: defineEvent({
    stream,
    subject: 'providers.events.offer-changed',
    payload: z.object({ userId: SerialId, offerId: SerialId, at: EpochMs }),
  }),
  /** The live offer ended; the provider may go on with another one. */
  wentOffline: defineEvent({
    stream,
    subject: 'providers.events.went-offline',
    payload: z.object({
      userId: SerialId,
      /** Missing after a start that failed, and in events of an older version. */
      offerId: SerialId.optional(),
      reason: OfflineReason,
      at: EpochMs,
    }),
  }),
  /** An offer was planned or edited. */
  offerPlanned: defineEvent({
    stream,
    subject: 'providers.events.offer-planned',
    payload: z.object({ userId: SerialId, offerId: SerialId, departsAt: EpochMs, at: EpochMs }),
  }),
  offerUnplanned: defineEvent({
    stream,
    subject: 'providers.events.offer-unplanned',
    payload: z.object({ userId: SerialId, offerId: SerialId, reason: UnplannedReason, at: EpochMs }),
  }),
  /** A planned offer departs now; once for each departure. */
  departureDue: defineEvent({
    stream,
    subject: 'providers.events.departure-due',
    payload: z.object({
      userId: SerialId,
      offerId: SerialId,
      from: z.string(),
      to: z.string(),
      departsAt: EpochMs,
      at: EpochMs,
    }),
  }),
};
