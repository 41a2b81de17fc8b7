import { aStoredRoute } from '../../../test/support/saved-route-builders.js';
import { theRoads } from '../../../test/support/the-roads.js';
import { OfferEndFinder } from '../../offers/domain/offer-ends.js';
import { PassingOffers } from './passing-offers.js';
import { SavedRouteIndex } from './saved-route-index.js';

it('considers the stops of a draft', async () => {
  const { router, places, trees } = await theRoads();
  const offers = new PassingOffers(router, places, new OfferEndFinder(places));
  const index = new SavedRouteIndex(router, trees);
  index.add(aStoredRoute(router, {}, ['Susurluk', 'Bursa']));
  const draft = { type: 'companion', from: { name: 'Ankara' }, to: { name: 'İzmir' } } as const;
  const fitting = (stops: string[]) =>
    index.findFitting(offers.fromDraft(9, { ...draft, stops }, Date.now()));
  expect(await fitting([])).toEqual([]);
  expect(await fitting(['Balıkesir', 'Bursa'])).toHaveLength(1);
  expect(await fitting(['Bursa', 'Balıkesir'])).toEqual([]);
});
