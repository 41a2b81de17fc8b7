import { stopsAhead } from './route-ahead.js';

/** Metres along a straight road. */
const pointAt = (along: number) => ({ latitude: 0, longitude: 0, node: along, metres: 0, seconds: 0 });
type Place = ReturnType<typeof pointAt>;
const between = (one: Place, other: Place) => ({ metres: Math.abs(one.node - other.node) });

const STOPS = [pointAt(100_000), pointAt(200_000)];
const ROUTE = { from: pointAt(0), stops: STOPS, end: pointAt(300_000) };

describe('stopsAhead', () => {
  it.each([
    [0, STOPS],
    [60_000, STOPS],
    [150_000, STOPS.slice(1)],
    [250_000, []],
    [300_000, []],
    [-40_000, STOPS],
  ])('returns the stops after %d m', (along, ahead) => {
    expect(stopsAhead(pointAt(along), ROUTE, between)).toEqual(ahead);
  });

  it('includes the stop at which the provider is', () => {
    expect(stopsAhead(pointAt(100_000), ROUTE, between)).toEqual(STOPS);
  });

  it('assumes the earlier leg on a route there and back', () => {
    const back = { from: pointAt(0), stops: [pointAt(100_000)], end: pointAt(0) };
    expect(stopsAhead(pointAt(50_000), back, between)).toEqual(back.stops);
  });

  it('returns all stops for an unknown start, until one is clearly passed', () => {
    const route = { ...ROUTE, from: null };
    expect(stopsAhead(pointAt(50_000), route, between)).toEqual(STOPS);
    expect(stopsAhead(pointAt(150_000), route, between)).toEqual(STOPS.slice(1));
    expect(stopsAhead(pointAt(250_000), route, between)).toEqual([]);
  });

  it('returns all stops without a road', () => {
    expect(stopsAhead(pointAt(50_000), ROUTE, () => null)).toEqual(STOPS);
  });
});
