import { parsePlaces } from './parse-places.js';

const NAMES = { attribution: 'GeoNames', provinces: ['İstanbul'], districts: ['Kadıköy'] };
const ROW = ['district-1421', 'Kadıköy', 'district', 0, 0, 40.991, 29.028, 467919];
const parse = (...places: unknown[]) => parsePlaces({ ...NAMES, places });
const changed = (index: number, value: unknown) => ROW.map((old, at) => (at === index ? value : old));

it('reads a row', () => {
  expect(parse([...ROW, 'Kadı'])).toEqual([
    {
      id: 'district-1421',
      name: 'Kadıköy',
      kind: 'district',
      district: 'Kadıköy',
      province: 'İstanbul',
      latitude: 40.991,
      longitude: 29.028,
      population: 467919,
      aliases: ['Kadı'],
    },
  ]);
});

it('has no population where none is known, and no district for a province', () => {
  const [place] = parse(['province-34', 'İstanbul', 'province', 0, -1, 41.01, 28.95, 0]);
  expect(place).toMatchObject({ district: null, aliases: [] });
  expect(place).not.toHaveProperty('population');
});

it.each([
  ['a latitude that is no number', changed(5, NaN)],
  ['a longitude that is no number', changed(6, NaN)],
  ['a coordinate without end', changed(5, Infinity)],
  ['swapped coordinates', changed(5, 29.028).with(6, 40.991)],
  ['a point abroad', changed(5, 52.5)],
  ['an unknown kind', changed(2, 'planet')],
  ['an empty name', changed(1, '')],
  ['a province that is not listed', changed(3, 7)],
  ['a district that is not listed', changed(4, 7)],
  ['half a row', ROW.slice(0, 4)],
])('refuses %s', (_, row) => {
  expect(() => parse(row)).toThrow();
});

it('refuses two places with one id', () => {
  expect(() => parse(ROW, ROW)).toThrow('same id');
});
