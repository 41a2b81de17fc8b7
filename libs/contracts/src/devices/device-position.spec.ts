import { OsmAndQuery, OwnTracksLocation, TraccarLocation } from './device-position.js';

const NOON = Date.UTC(2026, 10, 29, 12);
const QUERY = { id: 'token', lat: '39.92', lon: '32.85' };

describe('OsmAndQuery', () => {
  it.each([
    ['seconds', String(NOON / 1_000)],
    ['seconds with a fraction', `${NOON / 1_000}.0`],
    ['milliseconds', String(NOON)],
    ['ISO with a fraction', '2026-11-29T12:00:00.000Z'],
    ['ISO without a zone, as UTC', '2026-11-29T12:00:00'],
    ['ISO with an offset', '2026-11-29T15:00:00+03:00'],
    ['ISO with an offset without a colon', '2026-11-29T15:00:00+0300'],
    ['a date and a time, as UTC', '2026-11-29 12:00:00'],
  ])('reads a time in %s', (_form, timestamp) => {
    expect(OsmAndQuery.parse({ ...QUERY, timestamp })).toMatchObject({ timestamp: NOON });
  });

  it('reads times far in the past and in the future', () => {
    const read = (timestamp: string) => OsmAndQuery.parse({ ...QUERY, timestamp }).timestamp;
    expect(read('0')).toBe(0);
    expect(read('4102444800')).toBe(Date.UTC(2100));
    expect(read('2100-01-01T00:00:00Z')).toBe(Date.UTC(2100));
  });

  it.each(['', 'now', '-1', 'NaN', '1e9', '2026-13-01T00:00:00Z', '12:00', '9'.repeat(17), '2026-11-29'])(
    'rejects the time "%s"',
    (timestamp) => {
      expect(OsmAndQuery.safeParse({ ...QUERY, timestamp }).success).toBe(false);
    },
  );

  it.each([
    ['a latitude that is no number', { lat: 'NaN' }],
    ['a latitude in hexadecimal', { lat: '0x20' }],
    ['a latitude beyond the pole', { lat: '91' }],
    ['a longitude beyond the date line', { lon: '181' }],
    ['an infinite longitude', { lon: 'Infinity' }],
    ['a longitude with a huge exponent', { lon: '1e999' }],
    ['a latitude alone', { lon: undefined }],
    ['a longitude alone', { lat: undefined }],
    ['an accuracy that is no number', { accuracy: 'good' }],
    ['a battery that is no number', { batt: '82%' }],
    ['a repeated field', { lat: ['39', '40'] }],
  ])('rejects %s', (_what, fields) => {
    expect(OsmAndQuery.safeParse({ ...QUERY, ...fields }).success).toBe(false);
  });
});

it.each([
  ['NaN as text', { lat: 'NaN' }],
  ['null', { lat: null }],
  ['a text', { lon: '32.85' }],
  ['a latitude beyond the pole', { lat: 91 }],
  ['a longitude beyond the date line', { lon: -181 }],
  ['no time', { tst: undefined }],
  ['a time as text', { tst: '1795946400' }],
  ['an infinite time', { tst: Infinity }],
  ['an accuracy as text', { acc: '12' }],
])('OwnTracksLocation rejects %s', (_what, fields) => {
  const location = { _type: 'location', lat: 39.92, lon: 32.85, tst: 1, ...fields };
  expect(OwnTracksLocation.safeParse(location).success).toBe(false);
});

it.each([
  ['a list of positions', { location: Array(1_000).fill({}) }],
  ['no coordinates', { location: { timestamp: '2026-11-29T12:00:00Z' } }],
  ['a time without a date', { location: { timestamp: '12:00', coords: { latitude: 39, longitude: 32 } } }],
  ['a battery as a number', { location: { battery: 0.5 } }],
])('TraccarLocation rejects %s', (_what, fields) => {
  expect(TraccarLocation.safeParse({ device_id: 'token', ...fields }).success).toBe(false);
});
