import { OfferInput } from './offer.js';
import { ERRORS } from '../errors/error-code.js';

const ride = { type: 'companion', from: 'Ankara', to: 'Konya', duration: 60 };
const kadikoy = { id: 'district-1421', latitude: 40.98, longitude: 29.03 };
const elsewhere = { id: 'district-9', latitude: 38.1, longitude: 30.2 };

const faultsOf = (ends: object) =>
  OfferInput.safeParse({ ...ride, ...ends }).error?.issues.map(({ path, message }) => [path[0], message]);

it.each([
  ['one name', { from: 'Ankara', to: 'Ankara' }],
  ['one name in other letters', { from: 'İzmir', to: ' IZMIR ' }],
  ['one place', { from: 'Kadıköy', to: 'Kadıköy, İstanbul', fromPlace: kadikoy, toPlace: kadikoy }],
  [
    'one point',
    { fromPlace: { latitude: 39.9, longitude: 32.8 }, toPlace: { latitude: 39.9, longitude: 32.8 } },
  ],
  ['a place and its name alone', { from: 'Kadıköy', to: 'kadıköy', fromPlace: kadikoy }],
])('an offer whose ends are %s is refused at its destination', (_, ends) => {
  expect(faultsOf(ends)).toEqual([['to', ERRORS['ends-equal'].text]]);
});

it('two places of one name are two ends', () => {
  expect(faultsOf({ from: 'Merkez', to: 'Merkez', fromPlace: kadikoy, toPlace: elsewhere })).toBeUndefined();
});

it('a boat tour may end where it begins', () => {
  expect(faultsOf({ type: 'sea_tours', from: 'Bodrum', to: 'Bodrum' })).toBeUndefined();
});
