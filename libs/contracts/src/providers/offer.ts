import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceType } from '../primitives/service-type.js';
import { EpochMs, Duration } from '../primitives/timestamp.js';
import { OfferDetails } from './offer-details.js';
import { PhoneVisibility } from './phone-visibility.js';

export const Offer = z.object({
  id: SerialId,
  userId: SerialId,
  type: ServiceType,
  from: z.string(),
  to: z.string(),
  description: z.string().nullable(),
  duration: Duration,
  /** Missing in offers that an older version stored: read it by `toPhoneVisibility`. */
  phoneVisibility: PhoneVisibility.optional(),
  /** Whether the phone is public. */
  showPhone: z.boolean(),
  isActive: z.boolean(),
  createdAt: EpochMs,
  ...OfferDetails.shape,
});
export type Offer = z.infer<typeof Offer>;

export const LastOffer = z.object({ offer: Offer.nullable() });
