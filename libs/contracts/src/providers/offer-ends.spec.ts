import { OfferInput } from './offer.js';
import { ERRORS } from '../errors/error-code.js';

const ride = { type: 'companion', from: 'Ankara', to: 'Konya', duration: 60 };
const kadikoy = { id: 'district-1421', latitude: 40.98, longitude: 29.03 };
const elsewhere = { id: 'district-9', latitude: 38.1, longitude: 30.2 };

const findFaults = (ends: object) =>
  OfferInput.safeParse({ ...ride, ...ends }).error?.issues.map(({ path, message }) => [path[0], message]);

it.each([
  ['the same name', { from: 'Ankara', to: 'Ankara' }],
  ['the same name in other letters', { from: 'İzmir', to: ' IZMIR ' }],
  ['the same place', { from: 'Kadıköy', to: 'Kadıköy, İstanbul', fromPlace: kadikoy, toPlace: kadikoy }],
  [
    'the same point',
    { fromPlace: { latitude: 39.9, longitude: 32.8 }, toPlace: { latitude: 39.9, longitude: 32.8 } },
  ],
  ['a place and its name', { from: 'Kadıköy', to: 'kadıköy', fromPlace: kadikoy }],
])('an offer whose ends are %s is rejected with a fault at `to`', (_, ends) => {
  expect(findFaults(ends)).toEqual([['to', ERRORS['ends-equal'].text]]);
});

it('different places of the same name are accepted', () => {
  expect(
    findFaults({ from: 'Merkez', to: 'Merkez', fromPlace: kadikoy, toPlace: elsewhere }),
  ).toBeUndefined();
});

it('a boat tour can end where it starts', () => {
  expect(findFaults({ type: 'sea_tours', from: 'Bodrum', to: 'Bodrum' })).toBeUndefined();
});
