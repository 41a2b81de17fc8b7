import { z } from 'zod';
import { SERVICE_TYPES } from '../primitives/service-type.js';
import { OfferInput } from './offer.js';
import { DETAIL_FAULTS, pickOfferDetails } from './offer-details.js';
import {
  DEPARTURE_FAULTS,
  departureFault,
  NewOffer,
  PLANNED_AHEAD_MAX_MS,
  PlannedInput,
} from './planned-offer.js';
import { StatusInput } from './provider.js';

const ride = { type: 'companion', from: 'Ankara', to: 'Konya', duration: 60 };
const HOUR_MS = 3_600_000;
const inAnHour = () => Date.now() + HOUR_MS;

const faultsOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a departure', () => {
  it('is from now on and within 7 days', () => {
    expect(departureFault(1_000, 1_000)).toBe(DEPARTURE_FAULTS.past);
    expect(departureFault(1_001, 1_000)).toBeNull();
    expect(departureFault(1_000 + PLANNED_AHEAD_MAX_MS, 1_000)).toBeNull();
    expect(departureFault(1_001 + PLANNED_AHEAD_MAX_MS, 1_000)).toBe(DEPARTURE_FAULTS.far);
  });

  it('may be left out of a new offer, and not of a planned one', () => {
    expect(NewOffer.parse(ride)).toEqual({ ...ride, showPhone: true });
    const departsAt = inAnHour();
    expect(NewOffer.parse({ ...ride, departsAt })).toEqual({ ...ride, showPhone: true, departsAt });
    expect(faultsOf(PlannedInput, ride)?.map(([path]) => path)).toEqual(['departsAt']);
  });

  it.each([
    ['in the past', () => Date.now() - 1, DEPARTURE_FAULTS.past],
    ['in 8 days', () => Date.now() + 8 * 24 * HOUR_MS, DEPARTURE_FAULTS.far],
  ])('%s is refused', (_, departsAt, text) => {
    expect(faultsOf(NewOffer, { ...ride, departsAt: departsAt() })).toEqual([['departsAt', text]]);
  });

  it.each([1.5, -1, '2026-11-24T10:00', null])('%j is refused', (departsAt) => {
    expect(NewOffer.safeParse({ ...ride, departsAt }).success).toBe(false);
  });

  it('is nothing that an offer says that goes on the map now', () => {
    expect(OfferInput.safeParse({ ...ride, departsAt: inAnHour() }).success).toBe(false);
  });

  it('leaves the other rules of an offer as they are', () => {
    const wrong = { ...ride, loadKg: 5, departsAt: inAnHour() };
    expect(faultsOf(NewOffer, wrong)).toEqual([['loadKg', DETAIL_FAULTS.loadKg]]);
    expect(NewOffer.safeParse({ ...ride, unknown: 1 }).success).toBe(false);
    expect(z.toJSONSchema(NewOffer, { io: 'input' }).anyOf).toHaveLength(SERVICE_TYPES.length);
  });
});

describe('the chosen place of an end', () => {
  const point = { latitude: 37.8746, longitude: 32.4932 };
  const konya = { id: 'province-42', ...point };

  it('is one of the list, or a point on the map', () => {
    const input = { ...ride, fromPlace: { ...point, latitude: 39.9 }, toPlace: konya };
    expect(OfferInput.parse(input)).toEqual({ ...input, showPhone: true });
  });

  it.each([
    ['beside the globe', { ...konya, latitude: 90.1 }],
    ['beside the globe, the other way', { ...konya, longitude: -180.1 }],
    ['without a longitude', { id: 'province-42', latitude: 37 }],
    ['as text', { ...konya, latitude: '37.87' }],
    ['with the id of no place', { ...konya, id: 'a b' }],
    ['with more than a place has', { ...konya, name: 'Konya' }],
  ])('is refused %s', (_, toPlace) => {
    expect(OfferInput.safeParse({ ...ride, toPlace }).success).toBe(false);
  });

  it('is told to a metre', () => {
    const place = { latitude: 37.123456789, longitude: 32.987654321 };
    expect(pickOfferDetails({ fromPlace: place })).toEqual({
      fromPlace: { latitude: 37.12346, longitude: 32.98765 },
    });
  });
});

it('going online takes a new offer or a planned one, not both', () => {
  const going = { isOnline: true, offerId: 3, latitude: 39, longitude: 32 };
  expect(StatusInput.parse(going)).toEqual(going);
  expect(faultsOf(StatusInput, { ...going, service: ride })?.map(([path]) => path)).toEqual(['offerId']);
});
