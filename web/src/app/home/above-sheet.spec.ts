import { aboveSheet } from './above-sheet.js';

it('shifts a place by 200 px of the map', () => {
  const { latitude } = aboveSheet({ latitude: 0, longitude: 33 }, 15);
  const pxPerDegree = (256 * 2 ** 15) / 360; // on the equator, as the specification counts zooms
  expect(-latitude * pxPerDegree).toBeCloseTo(200);
});

it('moves the centre south, less the closer the map looks', () => {
  const place = { latitude: 40, longitude: 33 };
  const far = aboveSheet(place, 10);
  const near = aboveSheet(place, 15);
  expect(far.longitude).toBe(33);
  expect(far.latitude).toBeLessThan(near.latitude);
  expect(near.latitude).toBeLessThan(40);
});
