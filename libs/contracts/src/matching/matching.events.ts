import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { EpochMs } from '../primitives/timestamp.js';
import { ChosenPlace } from '../providers/chosen-place.js';
import { OfferDetails } from '../providers/offer-details.js';
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
      from: z.string(),
      to: z.string(),
      /** Missing if the text names no place. */
      fromPlace: ChosenPlace.optional(),
      toPlace: ChosenPlace.optional(),
      offer: z.object({
        id: SerialId,
        userId: SerialId,
        fullName: z.string(),
        type: ServiceType,
        from: z.string(),
        to: z.string(),
        ...OfferDetails.shape,
        /** Departure of a planned offer, ms; null for a live one. */
        departsAt: EpochMs.nullable(),
      }),
      /** Null if only the names agree. */
      detourMetres: z.number().min(0).nullable(),
    }),
  }),
};
