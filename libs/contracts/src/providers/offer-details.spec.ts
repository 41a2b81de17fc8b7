import { z } from 'zod';
import { SERVICE_TYPES } from '../primitives/service-type.js';
import { LiveUpsert } from '../live/server-frame.js';
import { OfferInput } from './offer-input.js';
import {
  DETAIL_FAULTS,
  DETAIL_NAMES,
  pickOfferDetails,
  hasLoad,
  hasSeats,
  type OfferDetails,
  allowedPriceUnits,
} from './offer-details.js';

const ride = { type: 'companion', from: 'Ankara', to: 'Konya', duration: 60 };
const load = { ...ride, type: 'cargo' };

const findFaults = (input: unknown) =>
  OfferInput.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the details of an offer input', () => {
  it('are optional', () => {
    expect(OfferInput.parse(ride)).toEqual(ride);
  });

  it.each([
    { ...ride, seats: 1 },
    { ...ride, seats: 8, price: { amount: 150, per: 'person' }, stops: ['Polatlı', 'Kulu', 'Cihanbeyli'] },
    { ...ride, price: { amount: 0, per: 'trip' } },
    { ...load, loadKg: 40_000, price: { amount: 100_000, per: 'kg' } },
    { ...ride, type: 'sea_transport', seats: 8 },
    { ...ride, type: 'sea_transport', loadKg: 500, price: { amount: 5, per: 'km' } },
    { ...ride, stops: [] },
  ])('are accepted: %j', (input) => {
    expect(OfferInput.parse(input)).toEqual(input);
  });

  it.each([
    ['no seat', { ...ride, seats: 0 }, 'seats'],
    ['nine seats', { ...ride, seats: 9 }, 'seats'],
    ['half a seat', { ...ride, seats: 1.5 }, 'seats'],
    ['a load of 0 kg', { ...load, loadKg: 0 }, 'loadKg'],
    ['a load over the maximum', { ...load, loadKg: 40_001 }, 'loadKg'],
    ['a negative price', { ...ride, price: { amount: -1, per: 'person' } }, 'price.amount'],
    ['a price with kuruş', { ...ride, price: { amount: 9.5, per: 'person' } }, 'price.amount'],
    ['a price over the maximum', { ...ride, price: { amount: 100_001, per: 'person' } }, 'price.amount'],
    ['a price without a unit', { ...ride, price: { amount: 10 } }, 'price.per'],
    ['a price with an unknown unit', { ...ride, price: { amount: 10, per: 'ton' } }, 'price.per'],
    ['another currency', { ...ride, price: { amount: 10, per: 'trip', currency: 'EUR' } }, 'price'],
    ['four stops', { ...ride, stops: ['a', 'b', 'c', 'd'] }, 'stops'],
    ['a stop of spaces', { ...ride, stops: ['Polatlı', '  '] }, 'stops.1'],
    ['a stop that is too long', { ...ride, stops: ['x'.repeat(101)] }, 'stops.0'],
  ])('are rejected: %s', (_, input, field) => {
    expect(findFaults(input)?.map(([path]) => path)).toContain(field);
  });

  it.each([
    ['seats for goods', { ...load, seats: 2 }, 'seats', DETAIL_FAULTS.seats],
    ['a load for people', { ...ride, loadKg: 5 }, 'loadKg', DETAIL_FAULTS.loadKg],
    [
      'seats and a load',
      { ...ride, type: 'air_transport', seats: 2, loadKg: 5 },
      'loadKg',
      DETAIL_FAULTS.both,
    ],
    [
      'a price per kg for people',
      { ...ride, price: { amount: 1, per: 'kg' } },
      'price.per',
      DETAIL_FAULTS.per,
    ],
    [
      'a price per person for goods',
      { ...load, price: { amount: 1, per: 'person' } },
      'price.per',
      DETAIL_FAULTS.per,
    ],
  ])('are rejected with a Turkish text: %s', (_, input, field, text) => {
    expect(findFaults(input)).toEqual([[field, text]]);
  });

  it('depend on the service type', () => {
    const carried = SERVICE_TYPES.map((type) => [
      type,
      hasSeats(type),
      hasLoad(type),
      allowedPriceUnits(type),
    ]);
    expect(carried).toEqual([
      ['companion', true, false, ['person', 'trip', 'km']],
      ['taxi', true, false, ['person', 'trip', 'km']],
      ['shuttle', true, false, ['person', 'trip', 'km']],
      ['moto_courier', false, true, ['trip', 'kg', 'km']],
      ['cargo', false, true, ['trip', 'kg', 'km']],
      ['shipping', false, true, ['trip', 'kg', 'km']],
      ['air_transport', true, true, ['person', 'trip', 'kg', 'km']],
      ['sea_transport', true, true, ['person', 'trip', 'kg', 'km']],
      ['sea_tours', true, false, ['person', 'trip', 'km']],
    ]);
  });

  it('are described by service type in the JSON schema', () => {
    const described = z.toJSONSchema(OfferInput, { io: 'input' });
    expect(described.anyOf).toHaveLength(SERVICE_TYPES.length);
    expect(described.anyOf).toContainEqual({
      properties: {
        type: { const: 'cargo' },
        price: { properties: { per: { enum: ['trip', 'kg', 'km'] } } },
      },
      not: { required: ['seats'] },
    });
  });
});

describe('every detail', () => {
  const place = { latitude: 39.9, longitude: 32.8 };
  const all: Required<OfferDetails> = {
    seats: 2,
    loadKg: 500,
    price: { amount: 150, per: 'person' },
    stops: ['Polatlı'],
    stopPlaces: [place],
    fromPlace: place,
    toPlace: place,
    womenOnly: true,
    departsAt: 1,
    taken: 1,
    isFull: true,
  };

  it('is returned by pickOfferDetails', () => {
    expect(pickOfferDetails({ ...all })).toEqual(all);
    expect(Object.keys(all)).toEqual(DETAIL_NAMES);
  });

  it('can be removed by an upsert', () => {
    const removed = Object.fromEntries(DETAIL_NAMES.map((name) => [name, null]));
    expect(LiveUpsert.parse({ id: 1, ...removed })).toEqual({ id: 1, ...removed });
  });
});

describe('pickOfferDetails', () => {
  it('omits missing details', () => {
    const source = { seats: 2, loadKg: null, price: undefined, stops: [], from: 'Ankara' };
    expect(Object.keys(pickOfferDetails(source))).toEqual(['seats']);
    expect(Object.keys(pickOfferDetails({}))).toEqual([]);
  });

  it('returns rounded places, and one or null for each stop', () => {
    const stops = ['Polatlı', 'Kulu'];
    const kulu = { id: 'district-1680', latitude: 39.0912345, longitude: 33.08 };
    const rounded = { ...kulu, latitude: 39.09123 };
    expect(pickOfferDetails({ fromPlace: kulu, toPlace: kulu })).toEqual({
      fromPlace: rounded,
      toPlace: rounded,
    });
    expect(pickOfferDetails({ stops, stopPlaces: [null, kulu, kulu] })).toEqual({
      stops,
      stopPlaces: [null, rounded],
    });
    expect(pickOfferDetails({ stops, stopPlaces: [null] })).toEqual({ stops });
    expect(pickOfferDetails({ stops: [], stopPlaces: [kulu] })).toEqual({});
  });
});
