import { z } from 'zod';
import { Coordinates, Latitude, Longitude } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { EpochMs } from '../primitives/timestamp.js';
import { ShownRating } from '../primitives/shown-rating.js';
import { Offer } from './offer.js';
import { OfferDetails, pickOfferDetails } from './offer-details.js';

/** What everyone sees of a provider on the map. */
export const ActiveProvider = z.object({
  id: SerialId,
  fullName: z.string(),
  latitude: Latitude,
  longitude: Longitude,
  activeService: ServiceType,
  serviceFrom: z.string(),
  serviceTo: z.string(),
  serviceDescription: z.string().nullable(),
  /** Null if hidden. */
  phone: z.string().nullable(),
  /** When the position was taken, epoch ms. */
  at: EpochMs,
  /** When the offer ends, epoch ms; null for no end. */
  endsAt: EpochMs.nullable(),
  /** Id of a planned offer, which a request names; missing for a live one. */
  offerId: SerialId.optional(),
  ...ShownRating.shape,
  ...OfferDetails.shape,
});
export type ActiveProvider = z.infer<typeof ActiveProvider>;

export const ActiveList = z.array(
  ActiveProvider.extend({
    distance: z.number().min(0).optional().meta({ description: 'Distance from `near`, metres' }),
  }),
);

/** The fields of a provider that come from the offer. */
export function toOfferFields(offer: Pick<Offer, 'type' | 'from' | 'to' | 'description'> & OfferDetails) {
  return {
    activeService: offer.type,
    serviceFrom: offer.from,
    serviceTo: offer.to,
    serviceDescription: offer.description,
    ...pickOfferDetails(offer),
  };
}

export const ProviderStatus = z.object({
  isOnline: z.boolean(),
  /** Null while offline. */
  offer: Offer.nullable(),
  /** When the offer ends, epoch ms; null for no end. */
  endsAt: EpochMs.nullable(),
  position: Coordinates.extend({ at: EpochMs }).nullable(),
});
export type ProviderStatus = z.infer<typeof ProviderStatus>;
