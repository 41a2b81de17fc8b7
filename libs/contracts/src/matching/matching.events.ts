import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { EpochMs } from '../primitives/timestamp.js';
import { ChosenPlace } from '../providers/chosen-place.js';
import { OfferDetails } from '../providers/offer-details.js';
import { defineEvent, type EventStream } from '../routing/event.js';

const stream: EventStream = { name: 'matching', subjects: ['matching.events.>'] };

/** What the matching service tells the others. */
export const matchingEvents = {
  /** An offer came that fits a saved route; once for each route and offer. */
  routeMatched: defineEvent({
    stream,
    subject: 'matching.events.route-matched',
    payload: z.object({
      /** Who saved the route, and is to be told. */
      userId: SerialId,
      savedRouteId: SerialId,
      /** The saved route's ends, as its owner sees them. */
      from: z.string(),
      to: z.string(),
      /** Where these are; missing for a text that names no place. */
      fromPlace: ChosenPlace.optional(),
      toPlace: ChosenPlace.optional(),
      offer: z.object({
        id: SerialId,
        /** The provider. */
        userId: SerialId,
        fullName: z.string(),
        type: ServiceType,
        from: z.string(),
        to: z.string(),
        ...OfferDetails.shape,
        /** When a planned offer begins, ms; null when it is under way. */
        departsAt: EpochMs.nullable(),
      }),
      /** Null where only the names agree. */
      detourMetres: z.number().min(0).nullable(),
    }),
  }),
};
