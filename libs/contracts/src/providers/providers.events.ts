import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { defineEvent, type EventStream } from '../routing/event.js';

const stream: EventStream = { name: 'providers', subjects: ['providers.events.>'] };

/** Why a provider went offline. */
export const OfflineReason = z.enum(['ended', 'expired', 'stale', 'access-lost']);
export type OfflineReason = z.infer<typeof OfflineReason>;

/** Why an offer is planned no more; one that lapsed was not begun in time after its departure. */
export const UnplannedReason = z.enum(['withdrawn', 'begun', 'lapsed']);
export type UnplannedReason = z.infer<typeof UnplannedReason>;

/** What the providers service tells the others. */
export const providersEvents = {
  wentOnline: defineEvent({
    stream,
    subject: 'providers.events.went-online',
    payload: z.object({ userId: SerialId, offerId: SerialId, at: EpochMs }),
  }),
  /** A provider that is online offers something else, without having left the map. */
  offerChanged: defineEvent({
    stream,
    subject: 'providers.events.offer-changed',
    payload: z.object({ userId: SerialId, offerId: SerialId, at: EpochMs }),
  }),
  wentOffline: defineEvent({
    stream,
    subject: 'providers.events.went-offline',
    payload: z.object({ userId: SerialId, reason: OfflineReason, at: EpochMs }),
  }),
  /** An offer is planned, or a planned one says something else now. */
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
  /** A planned offer departs now, and its provider is to go online with it; once a departure. */
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
