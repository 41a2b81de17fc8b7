import { leastInsertion } from './insertion.js';

/** Metres along a straight road, and beside it. */
const on = (along: number, beside = 0) => ({ along, beside });
type Place = ReturnType<typeof on>;
const metres = (one: Place, other: Place) => Math.abs(one.along - other.along) + one.beside + other.beside;

function insert(points: Place[], start: Place, end: Place) {
  const legs = points.slice(1).map((point, index) => metres(points[index] ?? point, point));
  const [toStart, toEnd] = [start, end].map((place) => points.map((point) => metres(point, place)));
  return leastInsertion(legs, toStart ?? [], toEnd ?? [], metres(start, end));
}

describe('leastInsertion', () => {
  const route = [on(0), on(100_000), on(200_000), on(300_000)];

  it('inserts pickup and dropoff on one leg', () => {
    expect(insert(route, on(110_000, 2_000), on(150_000))).toEqual({
      pickupAfter: 1,
      dropoffAfter: 1,
      metres: 4_000,
    });
  });

  it('inserts the dropoff on a later leg', () => {
    const least = insert(route, on(50_000, 1_000), on(250_000, 2_000));
    expect(least).toEqual({ pickupAfter: 0, dropoffAfter: 2, metres: 6_000 });
  });

  it('finds a route that passes the pickup and returns to its start', () => {
    const there = insert([on(0), on(100_000), on(0)], on(20_000), on(80_000));
    expect(there).toEqual({ pickupAfter: 0, dropoffAfter: 0, metres: 0 });
    const back = insert([on(0), on(100_000), on(0)], on(80_000), on(20_000));
    expect(back).toEqual({ pickupAfter: 1, dropoffAfter: 1, metres: 0 });
  });

  it('never goes in the opposite direction, however short', () => {
    expect(insert(route, on(150_000), on(149_000))).toBeNull();
    expect(insert(route, on(250_000), on(50_000))).toBeNull();
  });

  it('allows a dropoff beside the route if it is also further along', () => {
    expect(insert(route, on(149_000), on(150_000, 5_000))).toEqual({
      pickupAfter: 1,
      dropoffAfter: 1,
      metres: 10_000,
    });
    expect(insert(route, on(150_000), on(150_000, 5_000))).toBeNull();
  });

  it('returns null without a road', () => {
    expect(leastInsertion([1], [Infinity, 1], [1, 1], 1)).toBeNull();
    expect(leastInsertion([Infinity], [1, 1], [1, 1], 1)).toBeNull();
  });
});
