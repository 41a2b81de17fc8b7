import { DETOUR_METRES_MAX, Line, MATCH_LIMIT_MAX, RouteQuery } from './match.js';

const [ANKARA, NORTH] = [
  [32.85, 39.92],
  [32.86, 39.93],
];
const accepts = (line: unknown) => Line.safeParse(line).success;

describe('Line', () => {
  it('accepts two or more points, longitude first', () => {
    const line = '[[32.85,39.92],[-180,-90],[180,90]]';
    expect(JSON.stringify(Line.parse(JSON.parse(line)))).toBe(line);
    expect(accepts([ANKARA, NORTH])).toBe(true);
    expect(accepts([ANKARA])).toBe(false);
  });

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['text', '[[32.85,39.92],[32.86,39.93]]'],
    ['numbers', ANKARA],
    ['no points', []],
    ['points of one number', [[32.85], [32.86]]],
    ['points with a height', [[...ANKARA, 850], NORTH]],
    ['points as objects', [{ 0: 32.85, 1: 39.92, length: 2 }, NORTH]],
    ['a number as text', [[32.85, '39.92'], NORTH]],
    ['a hole', [ANKARA, null]],
    ['NaN', [[Number.NaN, 39.92], NORTH]],
    ['a latitude beyond the pole', [[32.85, 90.1], NORTH]],
    ['a longitude beyond the globe', [[-180.1, 39.92], NORTH]],
  ])('rejects %s', (_, line) => expect(accepts(line)).toBe(false));
});

describe('RouteQuery', () => {
  const ends = { from: { name: 'Ankara' }, to: { latitude: 37.87, longitude: 32.48 } };

  it('defaults to all service types and a limit of 20', () => {
    expect(RouteQuery.parse(ends)).toEqual({ ...ends, serviceType: 'all', limit: 20 });
  });

  it('accepts the maximum detour and limit', () => {
    const maximum = { ...ends, maxDetourMetres: DETOUR_METRES_MAX, limit: MATCH_LIMIT_MAX };
    expect(RouteQuery.parse(maximum)).toMatchObject(maximum);
  });

  it.each([
    ['a missing end', { from: ends.from }],
    ['a negative detour', { ...ends, maxDetourMetres: -1 }],
    ['a detour over the maximum', { ...ends, maxDetourMetres: DETOUR_METRES_MAX + 1 }],
    ['a latitude over 90', { ...ends, from: { latitude: 91, longitude: 0 } }],
    ['an empty name', { ...ends, from: { name: ' ' } }],
    ['a limit of 0', { ...ends, limit: 0 }],
    ['a limit over the maximum', { ...ends, limit: MATCH_LIMIT_MAX + 1 }],
    ['an unknown service type', { ...ends, serviceType: 'teleport' }],
    ['an unknown field', { ...ends, userId: 7 }],
  ])('rejects %s', (_, query) => {
    expect(RouteQuery.safeParse(query).success).toBe(false);
  });
});
