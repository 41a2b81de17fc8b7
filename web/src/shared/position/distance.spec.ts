import { distanceText, nearestFirst } from './distance.js';

it.each([
  [83, '80 m'],
  [1_250, '1.250 m'],
  [3_400, '3,4 km'],
  [216_300, '216 km'],
])('formats %d metres as %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text);
});

const far = { name: 'far', latitude: 41, longitude: 29 };
const near = { name: 'near', latitude: 39.93, longitude: 32.86 };

it('sorts the nearest first', () => {
  const sorted = nearestFirst([far, near], { latitude: 39.92, longitude: 32.85 });
  expect(sorted.map(({ item }) => item.name)).toEqual(['near', 'far']);
});

it('keeps the order without distances if the viewer has no position', () => {
  expect(nearestFirst([far, near], null)).toEqual([
    { item: far, distance: null },
    { item: near, distance: null },
  ]);
});
