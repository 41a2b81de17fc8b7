import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { EpochMs } from '../primitives/timestamp.js';
import { defineEvent } from '../routing/event.js';
import type { EventStream } from '../routing/event-stream.js';

const stream: EventStream = { name: 'providers', subjects: ['providers.events.>'] };

/** Why a provider went offline. */
export const OfflineReason = z.enum(['ended', 'expired', 'stale']);
export type OfflineReason = z.infer<typeof OfflineReason>;

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
};
