import '../i18n/shared.tr.js';
import { priceText, stopsText, termsText } from './offer-texts.js';

it.each([
  [{ amount: 150, per: 'person' }, '150 ₺ / kişi'],
  [{ amount: 1_500, per: 'trip' }, '1.500 ₺ / sefer'],
  [{ amount: 12, per: 'kg' }, '12 ₺ / kg'],
  [{ amount: 0, per: 'km' }, 'ücretsiz'],
] as const)('a price of %j reads %s', (price, text) => {
  expect(priceText(price)).toBe(text);
});

it.each([
  [{ seats: 2, price: { amount: 150, per: 'person' } }, '2 koltuk · 150 ₺ / kişi'],
  [{ loadKg: 1_200 }, '1.200 kg yük'],
  [{ stops: ['Polatlı'] }, ''],
  [{}, ''],
] as const)('the terms of %j read %j', (details, text) => {
  expect(termsText({ ...details, stops: undefined })).toBe(text);
});

it('lists stops in order, and returns an empty text without stops', () => {
  expect(stopsText({ stops: ['Polatlı', 'Sivrihisar'] })).toBe('Polatlı, Sivrihisar üzerinden');
  expect(stopsText({})).toBe('');
});
