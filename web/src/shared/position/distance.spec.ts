import { distanceText } from './distance.js';

it.each([
  [83, '80 m'],
  [1_250, '1.250 m'],
  [3_400, '3,4 km'],
  [216_300, '216 km'],
])('writes %d metres as people read it: %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text);
});
