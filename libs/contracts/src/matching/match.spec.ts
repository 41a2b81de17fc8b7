import { DETOUR_METRES_MAX, Line, MATCH_LIMIT_MAX, RouteQuery } from './match.js';

const [ANKARA, NORTH] = [
  [32.85, 39.92],
  [32.86, 39.93],
];
const accepts = (line: unknown) => Line.safeParse(line).success;

describe('a line', () => {
  it('is two points or more, longitude first', () => {
    const line = '[[32.85,39.92],[-180,-90],[180,90]]';
    expect(JSON.stringify(Line.parse(JSON.parse(line)))).toBe(line);
    expect(accepts([ANKARA, NORTH])).toBe(true);
    expect(accepts([ANKARA])).toBe(false);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', '[[32.85,39.92],[32.86,39.93]]'],
    ['numbers', ANKARA],
    ['no points', []],
    ['points of one number', [[32.85], [32.86]]],
    ['points with a height', [[...ANKARA, 850], NORTH]],
    ['points as objects', [{ 0: 32.85, 1: 39.92, length: 2 }, NORTH]],
    ['a number as text', [[32.85, '39.92'], NORTH]],
    ['a hole', [ANKARA, null]],
    ['what is not a number', [[Number.NaN, 39.92], NORTH]],
    ['a latitude beyond the pole', [[32.85, 90.1], NORTH]],
    ['a longitude beyond the globe', [[-180.1, 39.92], NORTH]],
  ])('is not %s', (_, line) => expect(accepts(line)).toBe(false));
});

describe('a search for matches', () => {
  const ends = { from: { name: 'Ankara' }, to: { latitude: 37.87, longitude: 32.48 } };

  it('is for every type and finds twenty unless it says otherwise', () => {
    expect(RouteQuery.parse(ends)).toEqual({ ...ends, serviceType: 'all', limit: 20 });
  });

  it('may have the largest detour and the most matches', () => {
    const most = { ...ends, maxDetourMetres: DETOUR_METRES_MAX, limit: MATCH_LIMIT_MAX };
    expect(RouteQuery.parse(most)).toMatchObject(most);
  });

  it.each([
    ['without an end', { from: ends.from }],
    ['with a negative detour', { ...ends, maxDetourMetres: -1 }],
    ['with too large a detour', { ...ends, maxDetourMetres: DETOUR_METRES_MAX + 1 }],
    ['from a point off the globe', { ...ends, from: { latitude: 91, longitude: 0 } }],
    ['from an empty name', { ...ends, from: { name: ' ' } }],
    ['for no match', { ...ends, limit: 0 }],
    ['for too many matches', { ...ends, limit: MATCH_LIMIT_MAX + 1 }],
    ['of an unknown type', { ...ends, serviceType: 'teleport' }],
    ['of a user', { ...ends, userId: 7 }],
  ])('is refused %s', (_, wish) => {
    expect(RouteQuery.safeParse(wish).success).toBe(false);
  });
});
