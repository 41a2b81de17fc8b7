import { nearestFirst } from './distance.js';

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
