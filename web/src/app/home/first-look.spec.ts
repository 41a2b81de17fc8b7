import { firstLook } from './first-look.js';

const own = { latitude: 39.92, longitude: 32.85 };
const phone = { width: 390, height: 844 };
/** Somebody so many metres north. */
const north = (distance: number) => ({ ...own, latitude: own.latitude + distance / 111_195 });

it('is zoom 15 when somebody is within it', () => {
  expect(firstLook(own, [north(400), north(90_000)], phone)).toEqual({ kind: 'here' });
});

it('is as far out as the nearest five otherwise, and says how far that is', () => {
  const people = [5, 6, 7, 8, 9, 100].map((km) => north(km * 1_000));
  const look = firstLook(own, people, phone);
  expect(look).toMatchObject({ kind: 'nearest', count: 5 });
  expect(look.kind === 'nearest' && Math.round(look.distance / 10)).toBe(900);
  const [west, south, east, top] = look.kind === 'nearest' ? look.bbox : [];
  expect([west, south, east]).toEqual([own.longitude, own.latitude, own.longitude]);
  expect(top).toBeCloseTo(own.latitude + 9_000 / 111_195);
});

it('is zoom 15 when nobody is near at all', () => {
  expect(firstLook(own, [], phone)).toEqual({ kind: 'here' });
});

it('goes by what the screen shows', () => {
  const beside = { ...own, longitude: own.longitude + 0.012 };
  expect(firstLook(own, [beside], phone).kind).toBe('nearest');
  expect(firstLook(own, [beside], { width: 1_080, height: 844 }).kind).toBe('here');
});
