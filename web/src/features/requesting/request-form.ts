import { AGREEMENT_NOTE_MAX, QUANTITY_MAX } from '@rotadas/contracts/agreements/agreement';
import { quantityUnit } from '@rotadas/contracts/agreements/quantity-unit';
import { optionalText } from '@rotadas/contracts/primitives/text';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import i18next from 'i18next';
import { z } from 'zod';
import type { AgreementRequest } from '../../shared/agreements/agreements.api.js';
import { type ChosenPlace, toQueryEnd } from '../../shared/places/chosen-place.js';
import './requesting.tr.js';

/** An offer that the user wants, with the ends of the searched route; null without a search. */
export interface WantedOffer {
  readonly provider: ActiveProvider;
  readonly route: { readonly from: ChosenPlace; readonly to: ChosenPlace } | null;
  /** Length of the searched trip, for an estimate of its price; null if unknown. */
  readonly tripMetres: number | null;
}

/** Maximum quantity of a request: the part that is not reserved. */
export function requestable({ activeService, seats, loadKg, taken = 0 }: ActiveProvider) {
  const unit = quantityUnit(activeService, loadKg);
  const capacity = seats ?? loadKg;
  return { unit, max: Math.min(QUANTITY_MAX[unit], capacity === undefined ? Infinity : capacity - taken) };
}

/** The quantity as typed. */
export function createRequestForm(max: number) {
  const fault = i18next.t('requesting:kgFault', { max });
  const quantity = z.number().min(1, fault).max(max, fault);
  return z.object({
    quantity: z
      .string()
      .trim()
      .regex(/^\d{1,6}$/, fault)
      .transform(Number)
      .pipe(quantity),
    note: optionalText(AGREEMENT_NOTE_MAX),
  });
}
export type RequestForm = z.output<ReturnType<typeof createRequestForm>>;
export type RequestDraft = z.input<ReturnType<typeof createRequestForm>>;

export function toRequest(
  { provider, route }: WantedOffer,
  { quantity, note }: RequestForm,
): AgreementRequest {
  const { id: providerId, offerId: departureId, price = null, departsAt } = provider;
  return {
    offer: departureId === undefined ? { providerId } : { departureId },
    quantity,
    note,
    price,
    ...(departsAt !== undefined && { departsAt }),
    ...(route && { from: toQueryEnd(route.from), to: toQueryEnd(route.to) }),
  };
}

const DAY_MS = 24 * 3_600_000;

/** How soon an unanswered request ends: the server's times for a live and for a planned offer. */
export function answerTime({ departsAt }: ActiveProvider, now: number): 'live' | 'soon' | 'later' {
  if (departsAt === undefined) return 'live';
  return departsAt - now <= DAY_MS ? 'soon' : 'later';
}
