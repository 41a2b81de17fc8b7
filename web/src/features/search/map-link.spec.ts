import { linkIn, withoutLink } from './map-link.js';

it('says whose offer a link shows, or which plan it begins', () => {
  expect(linkIn('?nereden=a&teklif=9')).toEqual({
    offer: { providerId: 9, departsAt: null },
    departureId: null,
  });
  expect(linkIn('?teklif=9%405')?.offer).toEqual({ providerId: 9, departsAt: 5 });
  expect(linkIn('?yayin=31')).toEqual({ offer: null, departureId: 31 });
});

it.each(['', '?nereden=a&nereye=b', '?teklif=x', '?yayin=-3', '?yayin=1e3', '?teklif='])(
  '%j is about nothing',
  (query) => {
    expect(linkIn(query)).toBeNull();
  },
);

it('is gone from the address once it is opened, and nothing else is', () => {
  expect(withoutLink('?nereden=a&teklif=9&nereye=b')).toBe('?nereden=a&nereye=b');
  expect(withoutLink('?yayin=3')).toBe('');
});
