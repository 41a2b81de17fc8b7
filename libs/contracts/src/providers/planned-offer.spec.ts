import { z } from 'zod';
import { SERVICE_TYPES } from '../primitives/service-type.js';
import { OfferInput, NewOffer, PlannedInput } from './offer-input.js';
import { DETAIL_FAULTS } from './offer-details.js';
import { DEPARTURE_FAULTS, departureFault, PLANNED_AHEAD_MAX_MS } from './planned-offer.js';
import { StatusInput } from './status-input.js';

const ride = { type: 'companion', from: 'Ankara', to: 'Konya', duration: 60 };
const HOUR_MS = 3_600_000;
const inAnHour = () => Date.now() + HOUR_MS;

const findFaults = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a departure', () => {
  it('is in the future and within 7 days', () => {
    expect(departureFault(1_000, 1_000)).toBe(DEPARTURE_FAULTS.past);
    expect(departureFault(1_001, 1_000)).toBeNull();
    expect(departureFault(1_000 + PLANNED_AHEAD_MAX_MS, 1_000)).toBeNull();
    expect(departureFault(1_001 + PLANNED_AHEAD_MAX_MS, 1_000)).toBe(DEPARTURE_FAULTS.far);
  });

  it('is optional in a new offer and required in a planned one', () => {
    expect(NewOffer.parse(ride)).toEqual(ride);
    const past = { ...ride, departsAt: Date.now() - 1 };
    expect(findFaults(NewOffer, past)).toEqual([['departsAt', DEPARTURE_FAULTS.past]]);
    const departsAt = inAnHour();
    expect(NewOffer.parse({ ...ride, departsAt })).toEqual({ ...ride, departsAt });
    expect(findFaults(PlannedInput, ride)?.map(([path]) => path)).toEqual(['departsAt']);
  });

  it.each([1.5, -1, '2026-11-24T10:00', null])('is rejected: %j', (departsAt) => {
    expect(NewOffer.safeParse({ ...ride, departsAt }).success).toBe(false);
  });

  it('is unknown to an offer that goes online now', () => {
    expect(OfferInput.safeParse({ ...ride, departsAt: inAnHour() }).success).toBe(false);
  });

  it('keeps the other rules of an offer', () => {
    const wrong = { ...ride, loadKg: 5, departsAt: inAnHour() };
    expect(findFaults(NewOffer, wrong)).toEqual([['loadKg', DETAIL_FAULTS.loadKg]]);
    expect(NewOffer.safeParse({ ...ride, unknown: 1 }).success).toBe(false);
    expect(z.toJSONSchema(NewOffer, { io: 'input' }).anyOf).toHaveLength(SERVICE_TYPES.length);
  });
});

describe('the chosen place of an end', () => {
  const point = { latitude: 37.8746, longitude: 32.4932 };
  const konya = { id: 'province-42', ...point };

  it('is a listed place or a point on the map', () => {
    const input = { ...ride, fromPlace: { ...point, latitude: 39.9 }, toPlace: konya };
    expect(OfferInput.parse(input)).toEqual(input);
  });

  it.each([
    ['with a latitude over 90', { ...konya, latitude: 90.1 }],
    ['without a longitude', { id: 'province-42', latitude: 37 }],
    ['with an invalid id', { ...konya, id: 'a b' }],
    ['with an unknown field', { ...konya, name: 'Konya' }],
  ])('is rejected %s', (_, toPlace) => {
    expect(OfferInput.safeParse({ ...ride, toPlace }).success).toBe(false);
  });
});

it('a status has a new offer or a planned one, not both', () => {
  const going = { isOnline: true, offerId: 3, latitude: 39, longitude: 32 };
  expect(StatusInput.parse(going)).toEqual(going);
  expect(findFaults(StatusInput, { ...going, service: ride })?.map(([path]) => path)).toEqual(['offerId']);
});
