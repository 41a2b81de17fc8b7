import { SAVED_ROUTE_FAULTS, SavedRouteInput } from './saved-route.js';
import { turkishDay } from '../primitives/timestamp.js';

const DAY_MS = 24 * 3_600_000;
const ends = { from: { name: 'Ankara' }, to: { placeId: 'province-42' } };

const findFaults = (input: unknown) =>
  SavedRouteInput.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('SavedRouteInput', () => {
  it('defaults to all service types, every day, all day and no end', () => {
    expect(SavedRouteInput.parse(ends)).toEqual({
      ...ends,
      serviceType: 'all',
      maxDetourMetres: null,
      days: [1, 2, 3, 4, 5, 6, 7],
      hours: null,
      endsOn: null,
    });
  });

  it('sorts the days and removes duplicates', () => {
    expect(SavedRouteInput.parse({ ...ends, days: [5, 1, 5, 3] }).days).toEqual([1, 3, 5]);
  });

  it.each([
    { ...ends, hours: { from: '22:30', to: '01:15' } },
    { ...ends, hours: { from: '08:00', to: '08:00' } },
    { ...ends, maxDetourMetres: 0 },
    { ...ends, endsOn: turkishDay(Date.now()) },
    { ...ends, from: { latitude: 39.9, longitude: 32.8 } },
  ])('accepts %j', (input) => {
    expect(SavedRouteInput.parse(input)).toMatchObject(input);
  });

  it('parses its own output to the same value', () => {
    const parsed = SavedRouteInput.parse({ ...ends, days: [7, 6] });
    expect(SavedRouteInput.parse(parsed)).toEqual(parsed);
  });

  it.each([
    ['no day', { ...ends, days: [] }, 'days'],
    ['an eighth day', { ...ends, days: [8] }, 'days.0'],
    ['an invalid hour', { ...ends, hours: { from: '24:00', to: '25:00' } }, 'hours.from'],
    ['hours without a `to`', { ...ends, hours: { from: '08:00' } }, 'hours.to'],
    ['a negative detour', { ...ends, maxDetourMetres: -1 }, 'maxDetourMetres'],
    ['a detour over the maximum', { ...ends, maxDetourMetres: 1e9 }, 'maxDetourMetres'],
    ['a day that does not exist', { ...ends, endsOn: '2027-02-30' }, 'endsOn'],
    ['a missing end', { from: ends.from }, 'to'],
    ['an unknown field', { ...ends, userId: 1 }, ''],
  ])('rejects %s', (_what, input, field) => {
    expect(findFaults(input)?.map(([path]) => path)).toContain(field);
  });

  it('rejects an end in the past with a Turkish text', () => {
    const yesterday = turkishDay(Date.now() - DAY_MS);
    expect(findFaults({ ...ends, endsOn: yesterday })).toEqual([['endsOn', SAVED_ROUTE_FAULTS.endsOn]]);
  });
});
