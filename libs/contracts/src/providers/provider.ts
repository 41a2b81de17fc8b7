import { z } from 'zod';
import { Coordinates, Latitude, Longitude } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { EpochMs } from '../primitives/timestamp.js';
import { Offer, OfferInput } from './offer.js';
import { OfferDetails } from './offer-details.js';

/** A provider that is online, as everybody sees it on the map (spec 3, views). */
export const ActiveProvider = z.object({
  id: SerialId,
  fullName: z.string(),
  latitude: Latitude,
  longitude: Longitude,
  activeService: ServiceType,
  serviceFrom: z.string(),
  serviceTo: z.string(),
  serviceDescription: z.string().nullable(),
  /** Null when the provider does not show it. */
  phone: z.string().nullable(),
  /** When the position was taken, ms. */
  at: EpochMs,
  /** When the offer ends by itself, ms; null when never. */
  endsAt: EpochMs.nullable(),
  ...OfferDetails.shape,
});
export type ActiveProvider = z.infer<typeof ActiveProvider>;

/** A provider's own state. */
export const ProviderStatus = z.object({
  isOnline: z.boolean(),
  /** The offer on the map; null while offline. */
  offer: Offer.nullable(),
  /** When that offer ends by itself, ms; null when never or offline. */
  endsAt: EpochMs.nullable(),
  position: Coordinates.extend({ at: EpochMs }).nullable(),
});
export type ProviderStatus = z.infer<typeof ProviderStatus>;

const place = { latitude: Latitude.optional(), longitude: Longitude.optional() };

/**
 * The body of POST /api/providers/status (spec 7). Who goes online without a place stays at the
 * last known one; who has none, being offline, is refused.
 */
export const StatusInput = z.discriminatedUnion('isOnline', [
  z
    .strictObject({
      isOnline: z.literal(true),
      service: OfferInput.optional(),
      /** A planned offer of the user's own, which begins with this; in place of `service`. */
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
