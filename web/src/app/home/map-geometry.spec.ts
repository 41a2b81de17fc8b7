import { findBusiestPlace, nearestView } from './map-geometry.js';

const own = { latitude: 39.92, longitude: 32.85 };
/** Between the bars of a phone. */
const phone = { width: 326, height: 544 };
const north = (distance: number) => ({ ...own, latitude: own.latitude + distance / 111_195 });

it('returns the closest zoom if it shows the nearest five', () => {
  const people = [100, 200, 300, 400, 500, 90_000].map(north);
  expect(nearestView(own, people, phone)).toMatchObject({ zoom: 15, count: 5, hasNoneInView: false });
});

it('otherwise widens the view to show the nearest five', () => {
  const people = [0.1, 6, 7, 8, 9, 10].map((km) => north(km * 1_000));
  const { zoom, count, distance, hasNoneInView } = nearestView(own, people, phone);
  expect({ count, hasNoneInView }).toEqual({ count: 5, hasNoneInView: false });
  expect(Math.round(distance / 10)).toBe(900);
  const metresInSight = (phone.height / 2) * (156_543 / 2 ** zoom) * Math.cos((39.92 * Math.PI) / 180);
  expect(metresInSight).toBeGreaterThan(9_000);
  expect(metresInSight).toBeLessThan(18_000);
});

it('reports that no provider is in view at the first zoom', () => {
  expect(nearestView(own, [north(9_000)], phone).hasNoneInView).toBe(true);
});

it('does not widen the view for providers far beyond the others', () => {
  expect(nearestView(own, [north(2_000), north(150_000)], phone).count).toBe(1);
  expect(nearestView(own, [north(90_000), north(150_000)], phone).count).toBe(2);
});

it('returns the closest zoom if there are no providers', () => {
  expect(nearestView(own, [], phone)).toMatchObject({ zoom: 15, hasNoneInView: false });
});

it('depends on the size of the map', () => {
  const beside = { ...own, longitude: own.longitude + 0.012 };
  expect(nearestView(own, [beside], phone).zoom).toBe(14);
  expect(nearestView(own, [beside], { width: 1_016, height: 700 }).zoom).toBe(15);
});

describe('the place with most people', () => {
  const ISTANBUL = { latitude: 41.02, longitude: 28.96 };
  const ANKARA = { latitude: 39.92, longitude: 32.85 };

  it('is that of the city with the largest sum of counts', () => {
    const around = { latitude: 41.1, longitude: 28.9 };
    const place = findBusiestPlace([
      { ...ANKARA, count: 5 },
      { ...ISTANBUL, count: 3 },
      { ...around, count: 3 },
    ]);
    expect(place?.latitude).toBeCloseTo(41.06, 5);
    expect(place?.longitude).toBeCloseTo(28.93, 5);
  });

  it('counts single people as one each', () => {
    expect(findBusiestPlace([ANKARA, ISTANBUL, ISTANBUL])).toEqual(ISTANBUL);
  });

  it('is unknown without anyone', () => {
    expect(findBusiestPlace([])).toBeNull();
  });
});
