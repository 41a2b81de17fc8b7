import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { loadTestRoads } from '../../test/support/test-roads.js';
import { OfferPlaceResolver } from './offer-place-resolver.js';

describe('OfferPlaceResolver', () => {
  let places: Awaited<ReturnType<typeof loadTestRoads>>['places'];
  beforeAll(async () => void ({ places } = await loadTestRoads()));

  const findEnd = (serviceTo: string, serviceFrom = 'Ankara') => {
    const { to } = new OfferPlaceResolver(places).findEnds(anActiveProvider({ serviceFrom, serviceTo }));
    const place = to?.placeId ? places.byId(to.placeId) : null;
    return place && [place.kind, place.district, place.province];
  };

  it.each([
    ['the only province of the name', 'Düzce', ['province', null, 'Düzce']],
    ['the only district of the name', 'Kadıköy', ['district', 'Kadıköy', 'İstanbul']],
    ['the one in the named province', 'Karşıyaka, İzmir', ['district', 'Karşıyaka', 'İzmir']],
    ['none if two districts are equally likely', 'Pazar', null],
    ['none if no place has the name', 'Atlantis', null],
  ])('resolves to %s', (_what, text, place) => {
    expect(findEnd(text)).toEqual(place);
  });

  it('chooses the place near the start if that is clear', () => {
    expect(findEnd('Pazar', 'Rize')).toEqual(['district', 'Pazar', 'Rize']);
    expect(findEnd('Ereğli', 'Zonguldak')).toEqual(['district', 'Ereğli', 'Zonguldak']);
  });

  it('chooses the place near the provider if the start is unknown', () => {
    const inRize = { latitude: 41.02, longitude: 40.52 };
    const finder = new OfferPlaceResolver(places);
    const { from, to } = finder.findEnds(
      anActiveProvider({ ...inRize, serviceFrom: 'ev', serviceTo: 'Pazar' }),
    );
    expect(from).toBeNull();
    expect(to?.placeId && places.byId(to.placeId)?.province).toBe('Rize');
  });

  it('resolves stops to chosen places, else by their texts', () => {
    const bodrum = { latitude: 37.03, longitude: 27.43 };
    const stops = { stops: ['Kulu', 'Kulu', 'Atlantis'], stopPlaces: [bodrum, null] };
    const found = new OfferPlaceResolver(places).findStops(stops, null);
    expect(found).toMatchObject([{ placeId: null, ...bodrum }, {}]);
    expect(found[1]?.placeId && places.byId(found[1].placeId)?.province).toBe('Konya');
  });

  it('prefers chosen places to texts', () => {
    const fromPlace = { id: 'district-1421', latitude: 40.99, longitude: 29.03 };
    const toPlace = { latitude: 40.1, longitude: 29.9 };
    const finder = new OfferPlaceResolver(places);
    const chosen = anActiveProvider({ serviceFrom: 'Pazar', serviceTo: 'Konya', fromPlace, toPlace });
    expect(finder.findEnds(chosen)).toEqual({
      from: { placeId: 'district-1421', latitude: 40.99, longitude: 29.03 },
      to: { placeId: null, latitude: 40.1, longitude: 29.9 },
    });
  });

  it('finds a start without a position only if its text is unambiguous', () => {
    const finder = new OfferPlaceResolver(places);
    expect(finder.findStart({ serviceFrom: 'Düzce' })?.placeId).toBe('province-81');
    expect(finder.findStart({ serviceFrom: 'Pazar' })).toBeNull();
    expect(finder.findStart({ serviceFrom: 'Atlantis' })).toBeNull();
  });
});
