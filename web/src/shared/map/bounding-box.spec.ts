import { boundingBox } from './bounding-box.js';

it('contains all points', () => {
  const points = [
    { latitude: 40, longitude: 29 },
    { latitude: 38, longitude: 33 },
    { latitude: 39, longitude: 27 },
  ];
  expect(boundingBox(points)).toEqual([27, 38, 33, 40]);
});

it('is null without points', () => {
  expect(boundingBox([])).toBeNull();
});
