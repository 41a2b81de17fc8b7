import { distanceBetween } from './globe.js';

const ANKARA = { latitude: 39.925, longitude: 32.866 };
const KONYA = { latitude: 37.871, longitude: 32.485 };

describe('distanceBetween', () => {
  it('measures along a great circle, in metres', () => {
    expect(distanceBetween(ANKARA, ANKARA)).toBe(0);
    expect(Math.round(distanceBetween(ANKARA, KONYA) / 1_000)).toBe(231);
  });
});
