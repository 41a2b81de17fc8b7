import { distanceText } from './distance-text.js';

it.each([
  [83, '80 m'],
  [994, '990 m'],
  [996, '1 km'],
  [1_460, '1,5 km'],
  [3_400, '3,4 km'],
  [216_340, '216,3 km'],
  [1_250_000, '1.250 km'],
])('formats %d metres as %s', (distance, text) => {
  expect(distanceText(distance)).toBe(text);
});
