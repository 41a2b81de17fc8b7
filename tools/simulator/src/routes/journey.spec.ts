import { distanceKm } from './great-circle.ts';
import { isReturning, lengthKm, positionAfter, speedOn, travelledKm } from './journey.ts';
import type { Route } from './route.ts';

const ROUTE: Route = {
  from: 'A',
  to: 'B',
  points: [
    [39, 32],
    [39.5, 32],
    [40, 32.5],
  ],
};
const [START, END] = [
  { latitude: 39, longitude: 32 },
  { latitude: 40, longitude: 32.5 },
];

describe('a journey', () => {
  it('starts at the first point and arrives at the last', () => {
    expect(distanceKm(positionAfter(ROUTE, 0), START)).toBeCloseTo(0, 6);
    expect(distanceKm(positionAfter(ROUTE, lengthKm(ROUTE)), END)).toBeCloseTo(0, 6);
  });

  it('returns on the same route', () => {
    const length = lengthKm(ROUTE);
    expect(distanceKm(positionAfter(ROUTE, length + 10), positionAfter(ROUTE, length - 10))).toBeCloseTo(
      0,
      6,
    );
    expect(distanceKm(positionAfter(ROUTE, 2 * length), START)).toBeCloseTo(0, 6);
  });

  it('knows when it returns', () => {
    const length = lengthKm(ROUTE);
    const laps = [0.5, 1.5, 2.5].map((laps) => isReturning(ROUTE, laps * length));
    expect(laps).toEqual([false, true, false]);
  });

  it('is not faster than a car on its roads', () => {
    const slow = { ...ROUTE, minutes: lengthKm(ROUTE) };
    expect(speedOn(slow, 92)).toBeCloseTo(60, 6);
    expect([speedOn(slow, 30), speedOn(ROUTE, 92)]).toEqual([30, 92]);
  });

  it('moves by speed and time', () => {
    const km = travelledKm(90, 4_000);
    expect(km).toBeCloseTo(0.1, 9);
    expect(distanceKm(positionAfter(ROUTE, 20), positionAfter(ROUTE, 20 + km))).toBeCloseTo(km, 6);
  });
});
