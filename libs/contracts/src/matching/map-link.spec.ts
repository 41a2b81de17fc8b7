import { formatPlace, parsePlace, parseLinkedOffer, formatLinkedOffer } from './map-link.js';

const KADIKOY = { id: 'district-1421', latitude: 40.99, longitude: 29.03 };

it('formatPlace writes name, point and id; no id for a point; only a name without a place', () => {
  expect(formatPlace('Kadıköy, İstanbul', KADIKOY)).toBe('Kadıköy, İstanbul@40.99000,29.03000@district-1421');
  expect(formatPlace('Kızılay', { latitude: 39.92, longitude: 32.85 })).toBe('Kızılay@39.92000,32.85000');
  expect(formatPlace(' Sarı@yer ', null)).toBe('Sarı yer');
});

it('parsePlace reads what formatPlace wrote', () => {
  const { id, ...point } = KADIKOY;
  expect(parsePlace(formatPlace('Kadıköy', KADIKOY))).toEqual({ name: 'Kadıköy', point, id });
  expect(parsePlace(formatPlace('Kızılay', point))).toEqual({ name: 'Kızılay', point, id: null });
  expect(parsePlace(formatPlace('Sarıyer', null))).toEqual({ name: 'Sarıyer', point: null, id: null });
});

it.each(['X@40,30,20', 'X@40,30@id@more'])('parsePlace returns null for %s', (text) => {
  expect(parsePlace(text)).toBeNull();
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
