import { roundedPoint } from './coordinates.js';

describe('roundedPoint', () => {
  it('keeps five decimals, and stays on the globe', () => {
    const point = { latitude: 39.970123456, longitude: 32.859996 };
    expect(roundedPoint(point)).toEqual({ latitude: 39.97012, longitude: 32.86 });
    const corner = { latitude: -90, longitude: 180 };
    expect(roundedPoint(corner)).toEqual(corner);
  });
});
