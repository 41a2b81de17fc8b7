import { bearing, headingOfMove } from './bearing.js';

const ankara = { latitude: 39.97, longitude: 32.86 };

describe('bearing', () => {
  it.each([
    ['north', { ...ankara, latitude: 40 }, 0],
    ['east', { ...ankara, longitude: 32.9 }, 90],
    ['south', { ...ankara, latitude: 39.9 }, 180],
    ['west', { ...ankara, longitude: 32.8 }, 270],
  ])('of a move to the %s', (_name, to, degrees) => {
    expect(Math.abs(bearing(ankara, to) - degrees)).toBeLessThan(0.1);
  });

  it('has no heading for a move within the error of the position', () => {
    expect(headingOfMove(ankara, { ...ankara, latitude: 39.97001 })).toBeNull();
  });
});
