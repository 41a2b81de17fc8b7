import { Duration } from '@rotadas/contracts/primitives/duration';
import { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { optionalText, requiredLine } from '@rotadas/contracts/primitives/text';
import { OFFER_DESCRIPTION_MAX, type OfferInput } from '@rotadas/contracts/providers/offer';
import { detailFaults, PLACE_MAX } from '@rotadas/contracts/providers/offer-details';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { z } from 'zod';
import { chosen } from '../../shared/forms/chosen.js';
import { DetailsForm, detailsDraftOf, EMPTY_DETAILS, offerDetailsOf } from './details-form.js';
import { providingTexts } from './providing.tr.js';

const { required, tooLong, phone } = providingTexts;
const place = requiredLine(PLACE_MAX, { empty: required, tooLong });

/** The service form (spec 5), and what an offer may say besides. */
export const OfferForm = z
  .object({
    type: chosen(ServiceType, required),
    from: place,
    to: place,
    duration: chosen(Duration, required),
    description: optionalText(OFFER_DESCRIPTION_MAX, { tooLong }),
    showPhone: chosen(z.boolean(), phone.required),
    ...DetailsForm.shape,
  })
  .superRefine((form, context) => {
    for (const fault of detailFaults(form.type, offerDetailsOf(form.type, form)))
      context.addIssue({ code: 'custom', ...fault });
  });
export type OfferForm = z.output<typeof OfferForm>;

/** The form as it stands in the dialog, where choices may still be open. */
export type OfferDraft = z.input<typeof OfferForm>;

/** Nothing chosen yet. */
export const EMPTY_OFFER: OfferDraft = {
  type: null,
  from: '',
  to: '',
  duration: null,
  description: '',
  showPhone: null,
  ...EMPTY_DETAILS,
};

/** The offer that is on the map, as the form shows it. */
export function offerDraftOf(user: CurrentUser): OfferDraft {
  const duration = Duration.safeParse(user.onlineDuration ?? 'always');
  return {
    type: user.activeService,
    from: user.serviceFrom ?? '',
    to: user.serviceTo ?? '',
    duration: duration.success ? duration.data : null,
    description: user.serviceDescription ?? '',
    showPhone: user.showPhone,
    ...detailsDraftOf(user),
  };
}

/** The offer as the server takes it. */
export function offerInputOf(form: OfferForm): OfferInput {
  const { type, from, to, duration, description, showPhone } = form;
  return { type, from, to, duration, description, showPhone, ...offerDetailsOf(type, form) };
}
