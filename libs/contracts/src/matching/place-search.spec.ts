import { NearestPlaceQuery, PlaceSearch, PlaceSearchQuery } from './place-search.js';

describe('PlaceSearchQuery', () => {
  it('trims the text and defaults to a limit of 10', () => {
    expect(PlaceSearchQuery.parse({ q: ' Kadıköy\n' })).toEqual({ q: 'Kadıköy', limit: 10 });
  });

  it('parses the point to latitude and longitude', () => {
    const query = { q: 'Esenler', near: '41.04,28.88', limit: '20' };
    const near = { latitude: 41.04, longitude: 28.88 };
    expect(PlaceSearchQuery.parse(query)).toEqual({ q: 'Esenler', near, limit: 20 });
  });

  it('counts characters after trimming', () => {
    expect(PlaceSearchQuery.safeParse({ q: `  ${'x'.repeat(100)}  ` }).success).toBe(true);
    expect(PlaceSearchQuery.safeParse({ q: 'x'.repeat(101) }).success).toBe(false);
  });

  it.each([
    {},
    { q: '   ' },
    { q: 'a', near: '39.9,32.8,1' },
    { q: 'a', near: '39.9,181' },
    { q: 'a', limit: '21' },
    { q: 'a', type: 'city' },
  ])('rejects %j', (query) => {
    expect(PlaceSearchQuery.safeParse(query).success).toBe(false);
  });

  it.each([
    ['no text', { q: '  ', limit: 10 }],
    ['a limit of 21', { q: 'a', limit: 21 }],
    ['no limit', { q: 'a' }],
    ['a latitude over 90', { q: 'a', limit: 1, near: { latitude: 91, longitude: 0 } }],
  ])('is rejected over NATS with %s', (_, search) => {
    expect(PlaceSearch.safeParse(search).success).toBe(false);
  });

  it('parses to a valid NATS request', () => {
    const search = PlaceSearchQuery.parse({ q: 'Bursa', near: '40.2,29' });
    expect(PlaceSearch.parse(search)).toEqual(search);
  });
});

describe('NearestPlaceQuery', () => {
  it('parses valid coordinates only', () => {
    const point = NearestPlaceQuery.parse({ latitude: '39.9', longitude: '-180' });
    expect(point).toEqual({ latitude: 39.9, longitude: -180 });
    expect(NearestPlaceQuery.safeParse({ latitude: '91', longitude: '0' }).success).toBe(false);
    expect(NearestPlaceQuery.safeParse({ latitude: '39.9' }).success).toBe(false);
  });
});
