import { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { optionalText, requiredLine } from '@rotadas/contracts/primitives/text';
import type { Offer } from '@rotadas/contracts/providers/offer';
import { OFFER_DESCRIPTION_MAX, type OfferInput } from '@rotadas/contracts/providers/offer-input';
import { endsFault } from '@rotadas/contracts/providers/offer-ends';
import { detailFaults, PLACE_MAX } from '@rotadas/contracts/providers/offer-details';
import { PhoneVisibility, toPhoneVisibility } from '@rotadas/contracts/providers/phone-visibility';
import { checkPlaceText } from '@rotadas/contracts/providers/place-text';
import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import i18next from 'i18next';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { requiredChoice } from '../../shared/forms/required-choice.js';
import {
  ChosenPlace,
  toNamedPlaceEntry,
  NO_ENTRY,
  type PlaceEntry,
  toOfferPlace,
} from '../../shared/places/chosen-place.js';
import { DEPARTS_NOW, toDepartureDraft, DepartureForm, departureErrors } from './departure-form.js';
import { DetailsForm, toDetailsDraft, EMPTY_DETAILS, toOfferDetails } from './details-form.js';
import './providing.tr.js';
import { Duration } from '@rotadas/contracts/primitives/timestamp';

const required = i18next.t('providing:required');
const end = z.object({
  text: requiredLine(PLACE_MAX, { empty: required }).superRefine(checkPlaceText),
  place: ChosenPlace.nullable(),
});

export const OfferForm = z
  .object({
    type: requiredChoice(ServiceType, required),
    from: end,
    to: end,
    duration: requiredChoice(Duration, required),
    description: optionalText(OFFER_DESCRIPTION_MAX),
    phoneVisibility: PhoneVisibility,
    womenOnly: z.boolean(),
    ...DetailsForm.shape,
    ...DepartureForm.shape,
  })
  .superRefine((form, context) => {
    const errors = [
      ...detailFaults(form.type, toOfferDetails(form.type, form)),
      ...departureErrors(form, Date.now()),
    ];
    for (const error of errors) context.addIssue({ code: 'custom', ...error });
    const message = endsFault({ type: form.type, ...toEnds(form) });
    if (message !== null) context.addIssue({ code: 'custom', path: ['to', 'text'], message });
  });
export type OfferForm = z.output<typeof OfferForm>;

export type OfferDraft = z.input<typeof OfferForm>;

export interface OfferFieldProps {
  form: UseFormReturn<OfferDraft, unknown, OfferForm>;
  disabled: boolean;
}

export const EMPTY_OFFER: OfferDraft = {
  type: null,
  from: NO_ENTRY,
  to: NO_ENTRY,
  duration: null,
  description: '',
  phoneVisibility: 'on-agreement',
  womenOnly: false,
  ...EMPTY_DETAILS,
  ...DEPARTS_NOW,
};

export function toOfferDraft(user: CurrentUser): OfferDraft {
  const duration = Duration.safeParse(user.onlineDuration ?? 'always');
  return {
    type: user.activeService,
    from: toNamedPlaceEntry(user.serviceFrom, user.fromPlace),
    to: toNamedPlaceEntry(user.serviceTo, user.toPlace),
    duration: duration.success ? duration.data : null,
    description: user.serviceDescription ?? '',
    phoneVisibility: user.phoneVisibility ?? EMPTY_OFFER.phoneVisibility,
    womenOnly: user.womenOnly === true,
    ...toDetailsDraft(user),
    ...DEPARTS_NOW,
  };
}

/** Makes a draft that departs now. */
export function toRepeatedDraft(offer: Offer): OfferDraft {
  const { type, from, to, duration, description } = offer;
  return {
    type,
    from: toNamedPlaceEntry(from, offer.fromPlace),
    to: toNamedPlaceEntry(to, offer.toPlace),
    duration,
    description: description ?? '',
    phoneVisibility: toPhoneVisibility(offer),
    womenOnly: offer.womenOnly === true,
    ...toDetailsDraft(offer),
    ...DEPARTS_NOW,
  };
}

export const toPlannedDraft = (offer: PlannedOffer): OfferDraft => ({
  ...toRepeatedDraft(offer),
  ...toDepartureDraft(offer.departsAt),
});

export function toOfferInput(form: OfferForm): OfferInput {
  const { type, duration, description, phoneVisibility, womenOnly } = form;
  return {
    ...{ type, ...toEnds(form), duration, description, phoneVisibility },
    ...toOfferDetails(type, form),
    ...(womenOnly && { womenOnly }),
  };
}

function toEnds({ from, to }: { from: PlaceEntry; to: PlaceEntry }) {
  return {
    from: from.text,
    to: to.text,
    ...(from.place && { fromPlace: toOfferPlace(from.place) }),
    ...(to.place && { toPlace: toOfferPlace(to.place) }),
  };
}
