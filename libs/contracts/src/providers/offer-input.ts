import { z } from 'zod';
import { ServiceType } from '../primitives/service-type.js';
import { optionalText } from '../primitives/text.js';
import { EpochMs, DurationInput } from '../primitives/timestamp.js';
import { detailFaults, OfferDetails, STOPS_MAX } from './offer-details.js';
import { endsFault } from './offer-ends.js';
import { OFFER_KINDS } from './offer-kinds.js';
import { PhoneVisibility } from './phone-visibility.js';
import { excessDigitsPath, PLACE_TEXT_FAULTS, PlaceText } from './place-text.js';
import { departureFault } from './planned-offer.js';

export const OFFER_DESCRIPTION_MAX = 500;

const DetailsNow = OfferDetails.omit({ departsAt: true, taken: true, isFull: true });

export const OfferInput = z
  .strictObject({
    type: ServiceType,
    from: PlaceText,
    to: PlaceText,
    description: optionalText(OFFER_DESCRIPTION_MAX).nullable().optional(),
    duration: DurationInput,
    phoneVisibility: PhoneVisibility.optional(),
    /** False means `on-agreement`; clients of the specification send neither. */
    showPhone: z.boolean().optional(),
    ...DetailsNow.shape,
    stops: z.array(PlaceText).max(STOPS_MAX).optional(),
  })
  .superRefine((offer, context) => {
    for (const fault of detailFaults(offer.type, offer)) context.addIssue({ code: 'custom', ...fault });
    const message = endsFault(offer);
    if (message !== null) context.addIssue({ code: 'custom', path: ['to'], message });
    const path = excessDigitsPath(offer);
    if (path) context.addIssue({ code: 'custom', path, message: PLACE_TEXT_FAULTS.digitsTogether });
  })
  .meta({ anyOf: OFFER_KINDS });
export type OfferInput = z.infer<typeof OfferInput>;

const Departure = EpochMs.superRefine((departsAt, context) => {
  const message = departureFault(departsAt, Date.now());
  if (message !== null) context.addIssue({ code: 'custom', message });
}).meta({ description: 'Time of departure, epoch ms: in the future and within 7 days' });

export const NewOffer = OfferInput.safeExtend({ departsAt: Departure.optional() }).meta({
  anyOf: OFFER_KINDS,
});
export type NewOffer = z.infer<typeof NewOffer>;

export const PlannedInput = OfferInput.safeExtend({ departsAt: Departure }).meta({ anyOf: OFFER_KINDS });
export type PlannedInput = z.infer<typeof PlannedInput>;
