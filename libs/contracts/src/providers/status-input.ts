import { z } from 'zod';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { OfferInput } from './offer-input.js';

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
