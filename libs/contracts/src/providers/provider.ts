import { z } from 'zod';
import { Coordinates, Latitude, Longitude } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { EpochMs } from '../primitives/timestamp.js';
import { Offer, OfferInput } from './offer.js';
import { OfferDetails, pickOfferDetails } from './offer-details.js';

/** As everyone sees it on the map. */
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
  ...OfferDetails.shape,
});
export type ActiveProvider = z.infer<typeof ActiveProvider>;

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

const place = { latitude: Latitude.optional(), longitude: Longitude.optional() };

/** The body of POST /api/providers/status. Without a position the last known one is used. */
export const StatusInput = z.discriminatedUnion('isOnline', [
  z
    .strictObject({
      isOnline: z.literal(true),
      service: OfferInput.optional(),
      /** A planned offer to start, instead of `service`. */
      offerId: SerialId.optional(),
      ...place,
    })
    .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
      path: ['longitude'],
      error: 'Enlem ve boylam birlikte gönderilmeli.',
    })
    .refine(({ service, offerId }) => service === undefined || offerId === undefined, {
      path: ['offerId'],
      error: 'Ya yeni bir hizmet ya planlı bir ilan gönderilmeli.',
    })
    .meta({
      dependentRequired: { latitude: ['longitude'], longitude: ['latitude'] },
      not: { required: ['service', 'offerId'] },
    }),
  z.strictObject({ isOnline: z.literal(false), service: OfferInput.optional(), ...place }),
]);
export type StatusInput = z.infer<typeof StatusInput>;
