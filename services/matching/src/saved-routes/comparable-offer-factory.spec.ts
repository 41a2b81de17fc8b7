import { aStoredRoute } from '../../test/support/saved-route-builders.js';
import { loadTestRoads } from '../../test/support/test-roads.js';
import { OfferPlaceResolver } from '../offers/offer-place-resolver.js';
import { ComparableOfferFactory } from './comparable-offer-factory.js';
import { SavedRouteIndex } from './saved-route-index.js';

it('considers the stops of a draft', async () => {
  const { router, places, trees } = await loadTestRoads();
  const offers = new ComparableOfferFactory(router, places, new OfferPlaceResolver(places));
  const index = new SavedRouteIndex(router, trees, places);
  index.add(aStoredRoute(router, {}, ['Susurluk', 'Bursa']));
  const draft = { type: 'companion', from: { name: 'Ankara' }, to: { name: 'İzmir' } } as const;
  const fitting = (stops: string[]) =>
    index.findFitting(offers.fromDraft(9, { ...draft, stops }, Date.now()));
  expect(await fitting([])).toEqual([]);
  expect(await fitting(['Balıkesir', 'Bursa'])).toHaveLength(1);
  expect(await fitting(['Bursa', 'Balıkesir'])).toEqual([]);
});
