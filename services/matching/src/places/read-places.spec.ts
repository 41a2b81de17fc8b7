import { parsePlaces, readPlaces } from './read-places.js';

const NAMES = { attribution: 'GeoNames', provinces: ['İstanbul'], districts: ['Kadıköy'] };
const ROW = ['district-1421', 'Kadıköy', 'district', 0, 0, 40.991, 29.028, 467919];
const parse = (...places: unknown[]) => parsePlaces({ ...NAMES, places });
const changed = (index: number, value: unknown) => ROW.map((old, column) => (column === index ? value : old));

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

it('omits an unknown population, and the district of a province', () => {
  const [place] = parse(['province-34', 'İstanbul', 'province', 0, -1, 41.01, 28.95, 0]);
  expect(place).toMatchObject({ district: null, aliases: [] });
  expect(place).not.toHaveProperty('population');
});

it.each([
  ['a latitude that is not a number', changed(5, NaN)],
  ['a longitude that is not a number', changed(6, NaN)],
  ['an infinite coordinate', changed(5, Infinity)],
  ['swapped coordinates', changed(5, 29.028).with(6, 40.991)],
  ['a point abroad', changed(5, 52.5)],
  ['an unknown kind', changed(2, 'planet')],
  ['an empty name', changed(1, '')],
  ['a province that is not listed', changed(3, 7)],
  ['a district that is not listed', changed(4, 7)],
  ['half a row', ROW.slice(0, 4)],
])('rejects %s', (_, row) => {
  expect(() => parse(row)).toThrow();
});

it('rejects two places with the same ID', () => {
  expect(() => parse(ROW, ROW)).toThrow('same id');
});

const places = await readPlaces();
const ofKind = (kind: string) => places.filter((place) => place.kind === kind);
const byId = new Map(places.map((place) => [place.id, place]));

describe('data/places.json', () => {
  it('has all 81 provinces and 973 districts, each in its province', () => {
    const provinces = new Set(ofKind('province').map(({ name }) => name));
    const districts = ofKind('district');
    expect(provinces.size).toBe(81);
    expect(new Set(districts.map(({ province, district }) => `${province}/${district}`)).size).toBe(973);
    expect(districts.filter(({ province }) => !provinces.has(province))).toEqual([]);
  });

  it('has a listed district for every place', () => {
    const districts = new Set(ofKind('district').map(({ province, district }) => `${province}/${district}`));
    const elsewhere = places.filter(
      ({ kind, province, district }) => kind !== 'province' && !districts.has(`${province}/${district}`),
    );
    expect(elsewhere).toEqual([]);
  });

  it('has terminals, piers, stations, squares, universities and airports', () => {
    expect(ofKind('airport').length).toBeGreaterThanOrEqual(55);
    const kinds = ['bus-terminal', 'pier', 'station', 'square', 'university'];
    expect(kinds.map((kind) => ofKind(kind).length).every((count) => count > 10)).toBe(true);
  });

  it('has stable IDs of the sources', () => {
    const form = /^(province-\d+|district-\d+|geonames-\d+|airport-[A-Z]{4}|poi-[a-z0-9-]+)$/;
    expect(places.filter(({ id }) => !form.test(id))).toEqual([]);
    const names = ['province-34', 'district-1421', 'airport-LTFJ', 'poi-asti', 'geonames-752765'].map(
      (id) => byId.get(id)?.name,
    );
    expect(names).toEqual(['İstanbul', 'Kadıköy', 'Sabiha Gökçen Havalimanı', 'AŞTİ', 'Ağva']);
  });

  it.each([
    ['Kadıköy', 'district-1421', 40.99, 29.03],
    ['Bakırköy', 'district-1166', 40.98, 28.87],
    ['Gökçeada', 'district-1408', 40.2, 25.91],
    ['Hakkari', 'province-30', 37.57, 43.74],
  ])('has %s at its position', (name, id, latitude, longitude) => {
    expect(byId.get(id)).toMatchObject({ name });
    expect(byId.get(id)?.latitude).toBeCloseTo(latitude, 1);
    expect(byId.get(id)?.longitude).toBeCloseTo(longitude, 1);
  });
});
