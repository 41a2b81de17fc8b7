import { formatPlace, parseLinkedOffer, formatLinkedOffer } from './map-link.js';

const KADIKOY = { id: 'district-1421', latitude: 40.99, longitude: 29.03 };

it('formatPlace writes name, point and id; no id for a point; only a name without a place', () => {
  expect(formatPlace('Kadıköy, İstanbul', KADIKOY)).toBe('Kadıköy, İstanbul@40.99000,29.03000@district-1421');
  expect(formatPlace('Kızılay', { latitude: 39.92, longitude: 32.85 })).toBe('Kızılay@39.92000,32.85000');
  expect(formatPlace(' Sarı@yer ', null)).toBe('Sarı yer');
});

it.each([
  { providerId: 9, departsAt: null },
  { providerId: 9, departsAt: 1_795_433_400_000 },
])('parseLinkedOffer reads what formatLinkedOffer wrote: %j', (offer) => {
  expect(parseLinkedOffer(formatLinkedOffer(offer))).toEqual(offer);
});

it.each(['', 'x', '9@', '@9', '9@x', '-9', '9@1@2', '9 '])('parseLinkedOffer returns null for %j', (text) => {
  expect(parseLinkedOffer(text)).toBeNull();
});
