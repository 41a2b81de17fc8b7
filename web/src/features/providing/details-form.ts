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
import {
  ChosenPlace,
  PlaceDraft,
  toNamedPlaceEntry,
  toOfferPlace,
} from '../../shared/places/chosen-place.js';
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

interface DetailField<Draft, Value> {
  /** Parses what the user typed; the result is empty if that is missing or invalid. */
  readonly draft: z.ZodType<Draft>;
  readonly form: z.ZodType<Value, Draft>;
  readonly fromOffer: (offer: OfferDetails) => Draft | undefined;
}

const field = <Draft, Value>(entry: DetailField<Draft, Value>) => entry;
const text = z.string().catch('');

const DETAILS = {
  seats: field({
    draft: z.int().nullable().catch(null),
    form: z.int().min(1).max(SEATS_MAX).nullable(),
    fromOffer: ({ seats }) => seats,
  }),
  loadKg: field({
    draft: text,
    form: typedNumber(1, LOAD_KG_MAX, i18next.t('providing:details.loadFault')),
    fromOffer: ({ loadKg }) => loadKg?.toString(),
  }),
  price: field({
    draft: text,
    form: typedNumber(0, PRICE_MAX, i18next.t('providing:details.priceFault')),
    fromOffer: ({ price }) => price?.amount.toString(),
  }),
  per: field({
    draft: PriceUnit.nullable().catch(null),
    form: PriceUnit.nullable(),
    fromOffer: ({ price }) => price?.per,
  }),
  stops: field({
    draft: z.array(PlaceDraft).catch([]),
    form: z.array(stop).max(STOPS_MAX),
    fromOffer: ({ stops, stopPlaces }) =>
      stops?.map((name, index) => toNamedPlaceEntry(name, stopPlaces?.[index])),
  }),
};

type DetailName = keyof typeof DETAILS;

function schemaShape<Part extends 'draft' | 'form'>(
  part: Part,
): { [Name in DetailName]: (typeof DETAILS)[Name][Part] };
function schemaShape(part: 'draft' | 'form') {
  return mapDetails((entry) => entry[part]);
}

const mapDetails = <Result>(toResult: (entry: (typeof DETAILS)[DetailName]) => Result) =>
  Object.fromEntries(Object.entries(DETAILS).map(([name, entry]) => [name, toResult(entry)]));

export const DetailsForm = z.object(schemaShape('form'));
type DetailsForm = z.output<typeof DetailsForm>;

export const DetailsDraft = z.object(schemaShape('draft'));
type DetailsDraft = z.output<typeof DetailsDraft>;

export const DETAIL_FIELDS = DetailsForm.keyof().options;

export const EMPTY_DETAILS = DetailsDraft.parse({});

export const toDetailsDraft = (offer: OfferDetails): DetailsDraft =>
  DetailsDraft.parse(mapDetails(({ fromOffer }) => fromOffer(offer)));

export const hasDetails = (draft: DetailsDraft): boolean =>
  DETAIL_FIELDS.some((name) => JSON.stringify(draft[name]) !== JSON.stringify(EMPTY_DETAILS[name]));

/** Returns the chosen unit if the type allows it, otherwise the first unit of the type. */
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
