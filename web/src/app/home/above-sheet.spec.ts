import { aboveSheet } from './above-sheet.js';

it('moves the centre south, less the closer the map looks', () => {
  const place = { latitude: 40, longitude: 33 };
  const far = aboveSheet(place, 10);
  const near = aboveSheet(place, 15);
  expect(far.longitude).toBe(33);
  expect(far.latitude).toBeLessThan(near.latitude);
  expect(near.latitude).toBeLessThan(40);
});
