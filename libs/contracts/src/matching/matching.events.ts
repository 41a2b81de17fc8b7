import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { EpochMs } from '../primitives/timestamp.js';
import { ChosenPlace } from '../providers/chosen-place.js';
import { defineEvent, type EventStream } from '../protocol/event.js';

const stream: EventStream = { name: 'matching', subjects: ['matching.events.>'] };

export const matchingEvents = {
  /** An offer matches a saved route; once for each route and offer. */
  routeMatched: defineEvent({
    stream,
    subject: 'matching.events.route-matched',
    payload: z.object({
      /** The owner of the saved route. */
      userId: SerialId,
      savedRouteId: SerialId,
      /** The ends of the saved route, as the owner named them. */
      from: z.string(),
      to: z.string(),
      /** Missing if the text names no place. */
      fromPlace: ChosenPlace.optional(),
      toPlace: ChosenPlace.optional(),
      /** Contains no texts of the provider, which could reach the inbox of a stranger. */
      offer: z.object({
        id: SerialId,
        userId: SerialId,
        fullName: z.string(),
        /** The ends of the saved route again; only notifications services of 0.3.0 read them. */
        from: z.string().optional(),
        to: z.string().optional(),
        type: ServiceType,
        /** Departure of a planned offer, ms; null for a live one. */
        departsAt: EpochMs.nullable(),
      }),
      /** Null if only the names agree. */
      detourMetres: z.number().min(0).nullable(),
    }),
  }),
};
