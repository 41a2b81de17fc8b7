import { stopsAhead } from './offers-with-stops.js';

/** Places on a straight road, so many metres along it. */
const at = (along: number) => ({ latitude: 0, longitude: 0, node: along, metres: 0, seconds: 0 });
type Place = ReturnType<typeof at>;
const between = (one: Place, other: Place) => ({ metres: Math.abs(one.node - other.node) });

const STOPS = [at(100_000), at(200_000)];
const ROUTE = { from: at(0), stops: STOPS, end: at(300_000) };

describe('the stops that are still ahead', () => {
  it.each([
    [0, STOPS],
    [60_000, STOPS],
    [150_000, STOPS.slice(1)],
    [250_000, []],
    [300_000, []],
    [-40_000, STOPS],
  ])('at %d m of the way are those that come after', (along, ahead) => {
    expect(stopsAhead(at(along), ROUTE, between)).toEqual(ahead);
  });

  it('at a stop itself are that and those after it', () => {
    expect(stopsAhead(at(100_000), ROUTE, between)).toEqual(STOPS);
  });

  it('on a way there and back are the earlier ones where both would do', () => {
    const back = { from: at(0), stops: [at(100_000)], end: at(0) };
    expect(stopsAhead(at(50_000), back, between)).toEqual(back.stops);
  });

  it('are all where nobody knows where the way began, until one is plainly passed', () => {
    const route = { ...ROUTE, from: null };
    expect(stopsAhead(at(50_000), route, between)).toEqual(STOPS);
    expect(stopsAhead(at(150_000), route, between)).toEqual(STOPS.slice(1));
    expect(stopsAhead(at(250_000), route, between)).toEqual([]);
  });

  it('are all where no road leads', () => {
    expect(stopsAhead(at(50_000), ROUTE, () => null)).toEqual(STOPS);
  });
});
