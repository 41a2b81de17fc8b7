import { NearestPlaceQuery, PlaceSearch, PlaceSearchQuery } from './place-search.js';

describe('the query of the places', () => {
  it('is trimmed, and finds ten unless asked otherwise', () => {
    expect(PlaceSearchQuery.parse({ q: ' Kadıköy\n' })).toEqual({ q: 'Kadıköy', limit: 10 });
  });

  it('has its point as latitude and longitude', () => {
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
    { q: ['a', 'b'] },
    { q: 'a\u0007b' },
    { q: 'a', near: '39.9' },
    { q: 'a', near: '39.9,32.8,1' },
    { q: 'a', near: '39.9,181' },
    { q: 'a', limit: '21' },
    { q: 'a', type: 'city' },
  ])('refuses %j', (query) => {
    expect(PlaceSearchQuery.safeParse(query).success).toBe(false);
  });

  it.each([
    ['no text', { q: '  ', limit: 10 }],
    ['101 characters', { q: 'x'.repeat(101), limit: 10 }],
    ['control characters', { q: 'a\u0000', limit: 10 }],
    ['21 places', { q: 'a', limit: 21 }],
    ['no limit', { q: 'a' }],
    ['a point off the globe', { q: 'a', limit: 1, near: { latitude: 91, longitude: 0 } }],
  ])('is refused over NATS with %s', (_, search) => {
    expect(PlaceSearch.safeParse(search).success).toBe(false);
  });

  it('crosses NATS as it was parsed', () => {
    const search = PlaceSearchQuery.parse({ q: 'Bursa', near: '40.2,29' });
    expect(PlaceSearch.parse(search)).toEqual(search);
  });
});

describe('the query of the nearest place', () => {
  it('is a point on the globe', () => {
    const point = NearestPlaceQuery.parse({ latitude: '39.9', longitude: '-180' });
    expect(point).toEqual({ latitude: 39.9, longitude: -180 });
    expect(NearestPlaceQuery.safeParse({ latitude: '91', longitude: '0' }).success).toBe(false);
    expect(NearestPlaceQuery.safeParse({ latitude: '39.9' }).success).toBe(false);
  });
});
