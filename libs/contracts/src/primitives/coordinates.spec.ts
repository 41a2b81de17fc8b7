import { roundPoint } from './coordinates.js';

describe('roundPoint', () => {
  it('keeps five decimals within the valid range', () => {
    const point = { latitude: 39.970123456, longitude: 32.859996 };
    expect(roundPoint(point)).toEqual({ latitude: 39.97012, longitude: 32.86 });
    const corner = { latitude: -90, longitude: 180 };
    expect(roundPoint(corner)).toEqual(corner);
  });
});
