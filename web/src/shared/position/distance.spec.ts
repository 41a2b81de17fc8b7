import { distanceBetween, distanceText } from './distance.js';

it.each([
  [83, '80 m'],
  [1_250, '1.250 m'],
  [3_400, '3,4 km'],
  [216_300, '216 km'],
])('writes %d metres as people read it: %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text);
});

it('measures Ankara to Eskişehir along the globe', () => {
  const ankara = { latitude: 39.92, longitude: 32.85 };
  const eskisehir = { latitude: 39.78, longitude: 30.52 };
  expect(distanceBetween(ankara, eskisehir) / 1_000).toBeCloseTo(199.6, 0);
});
