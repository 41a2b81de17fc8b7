import { optionalText } from '@rotadas/contracts/primitives/text';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import {
  pickOfferDetails,
  hasLoad,
  hasSeats,
  LOAD_KG_MAX,
  type OfferDetails,
  PLACE_MAX,
  PRICE_MAX,
  PriceUnit,
  allowedPriceUnits,
  SEATS_MAX,
  STOPS_MAX,
} from '@rotadas/contracts/providers/offer-details';
import { checkPlaceText } from '@rotadas/contracts/providers/place-text';
import i18next from 'i18next';
import { z } from 'zod';
import { ChosenPlace, toPlaceEntryNamed, toOfferPlace } from '../../shared/places/chosen-place.js';
import './providing.tr.js';

/** Digits, or groups of three as in Turkish: '1.500'. */
const WHOLE = /^(\d{1,9}|\d{1,3}(\.\d{3}){1,2})$/;

/** An optional whole number, as typed. */
const typedNumber = (min: number, max: number, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || WHOLE.test(text), message)
    .transform((text) => (text === '' ? null : Number(text.replaceAll('.', ''))))
    .pipe(z.number().min(min, message).max(max, message).nullable());

const stop = z.object({
  text: optionalText(PLACE_MAX).superRefine(checkPlaceText),
  place: ChosenPlace.nullable(),
});

export const DetailsForm = z.object({
  seats: z.int().min(1).max(SEATS_MAX).nullable(),
  loadKg: typedNumber(1, LOAD_KG_MAX, i18next.t('providing:details.loadFault')),
  price: typedNumber(0, PRICE_MAX, i18next.t('providing:details.priceFault')),
  per: PriceUnit.nullable(),
  stops: z.array(stop).max(STOPS_MAX),
});
type DetailsForm = z.output<typeof DetailsForm>;

export type DetailsDraft = z.input<typeof DetailsForm>;

export const EMPTY_DETAILS: DetailsDraft = { seats: null, loadKg: '', price: '', per: null, stops: [] };

export function toDetailsDraft({ seats, loadKg, price, stops, stopPlaces }: OfferDetails): DetailsDraft {
  return {
    seats: seats ?? null,
    loadKg: loadKg?.toString() ?? '',
    price: price?.amount.toString() ?? '',
    per: price?.per ?? null,
    stops: (stops ?? []).map((name, index) => toPlaceEntryNamed(name, stopPlaces?.[index])),
  };
}

export const hasDetails = ({ seats, loadKg, price, stops }: DetailsDraft): boolean =>
  seats !== null || loadKg !== '' || price !== '' || stops.length > 0;

/** The chosen unit if the type allows it, otherwise its usual one. */
export function choosePriceUnit(type: ServiceType | null, chosen: PriceUnit | null): PriceUnit {
  if (type === null) return chosen ?? 'person';
  const units = allowedPriceUnits(type);
  return chosen !== null && units.includes(chosen) ? chosen : (units[0] ?? 'trip');
}

/** The details to be sent, without those that the type does not have. */
export function toOfferDetails(type: ServiceType, form: DetailsForm): OfferDetails {
  const { seats, loadKg, price, per } = form;
  const stops = form.stops.flatMap(({ text, place }) => (text === null ? [] : { text, place }));
  return pickOfferDetails({
    seats: hasSeats(type) ? seats : null,
    loadKg: hasLoad(type) ? loadKg : null,
    price: price === null ? null : { amount: price, per: choosePriceUnit(type, per) },
    stops: stops.map(({ text }) => text),
    stopPlaces: stops.map(({ place }) => place && toOfferPlace(place)),
  });
}
