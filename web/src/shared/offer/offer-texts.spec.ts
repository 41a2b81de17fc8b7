import '../i18n/shared.tr.js';
import { OfferDetails } from '@rotadas/contracts/providers/offer-details';
import {
  totalPrice,
  capacityText,
  detailsText,
  priceParts,
  priceText,
  ratingText,
  stopsText,
  tripPrice,
} from './offer-texts.js';

it.each([
  [{ amount: 150, per: 'person' }, '150 ₺ / kişi'],
  [{ amount: 1_500, per: 'trip' }, '1.500 ₺ / sefer'],
  [{ amount: 12, per: 'kg' }, '12 ₺ / kg'],
  [{ amount: 0, per: 'km' }, 'ücretsiz'],
] as const)('a price of %j reads %s', (price, text) => {
  expect(priceText(price)).toBe(text);
});

it('estimates a price per kilometre for a trip, rounded to tens', () => {
  const price = { amount: 5, per: 'km' } as const;
  expect(priceParts(price, 109_600)).toEqual({ price: 'yaklaşık 550 ₺', rate: '5 ₺ / km' });
  expect(priceParts(price, null)).toEqual({ price: '5 ₺ / km', rate: '' });
  expect(priceParts({ amount: 150, per: 'person' }, 109_600)).toEqual({ price: '150 ₺ / kişi', rate: '' });
});

it.each([
  [{ amount: 150, per: 'person' }, 150],
  [{ amount: 150, per: 'trip' }, 150],
  [{ amount: 5, per: 'km' }, 100],
  [{ amount: 5, per: 'kg' }, null],
  [{ amount: 0, per: 'kg' }, 0],
] as const)('%j for a trip of 20 km is %s ₺', (price, lira) => {
  expect(tripPrice(price, 20_000)).toBe(lira);
  expect(tripPrice({ amount: 5, per: 'km' }, null)).toBeNull();
});

it.each([
  [{ seats: 2, price: { amount: 150, per: 'person' } }, '2 koltuk · 150 ₺ / kişi'],
  [{ loadKg: 1_200, womenOnly: true }, '1.200 kg yük · Yalnız kadınlar'],
  [{ seats: 2, stops: ['Polatlı'] }, '2 koltuk · Polatlı üzerinden'],
  [{}, ''],
])('the details %j read %j', (details, text) => {
  expect(detailsText(OfferDetails.parse(details))).toBe(text);
});

it('lists stops in order without their provinces, and returns an empty text without stops', () => {
  expect(stopsText({ stops: ['Polatlı, Ankara', 'Sivrihisar'] })).toBe('Polatlı, Sivrihisar üzerinden');
  expect(stopsText({})).toBe('');
});

it.each([
  [{ rating: 4.66, ratings: 12 }, '★ 4,7 (12)'],
  [{ rating: 5 }, '★ 5,0'],
  [{}, 'Yeni'],
])('a rating of %j reads %s', (rating, text) => {
  expect(ratingText(rating)).toBe(text);
});

it('the capacity reads what is left, or Dolu', () => {
  expect(capacityText({ seats: 3, taken: 2 })).toBe('1 koltuk');
  expect(capacityText({ seats: 3, isFull: true })).toBe('Dolu');
});

it.each([
  ['seats by the person', 'person', 'seat', 2, 300],
  ['kg by the kg', 'kg', 'kg', 40, 6_000],
  ['kg by the person', 'person', 'kg', 40, null],
  ['seats by the trip', 'trip', 'seat', 2, null],
  ['one seat', 'person', 'seat', 1, null],
] as const)('the total price of %s', (_what, per, unit, quantity, total) => {
  expect(totalPrice({ amount: 150, per }, unit, quantity)).toBe(total);
});
