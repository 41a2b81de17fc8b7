import { distanceKm, pointBetween } from './great-circle.ts';

const ANKARA = { latitude: 39.9334, longitude: 32.8597 };
const ISTANBUL = { latitude: 41.0082, longitude: 28.9784 };

describe('the great circle', () => {
  it('passes a quarter of its length at a quarter', () => {
    const quarter = pointBetween(ANKARA, ISTANBUL, 0.25);
    expect(distanceKm(ANKARA, quarter)).toBeCloseTo(distanceKm(ANKARA, ISTANBUL) / 4, 6);
  });

  it('does not move if both ends are the same', () => {
    expect(pointBetween(ANKARA, ANKARA, 0.5)).toEqual(ANKARA);
  });
});
