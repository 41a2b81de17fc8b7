import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { type SearchedRoute, searchRoute } from '../../src/matches/domain/searched-route.js';
import { PlaceIndex } from '../../src/places/domain/place-index.js';
import { readPlaces } from '../../src/places/read-places.js';
import { loadRoads } from '../../src/routing/load-roads.js';
import { EmbeddedRouter } from '../../src/routing/domain/embedded-router.js';
import type { SnappedPlace } from '../../src/routing/domain/route-length.js';
import { TreeCache } from '../../src/routing/tree-cache.js';
import { OfferPlaceResolver } from '../../src/offers/offer-place-resolver.js';
import { OfferIndex } from '../../src/offers/offer-index.js';

export async function loadTestRoads() {
  const places = new PlaceIndex(await readPlaces());
  const router = new EmbeddedRouter(loadRoads());
  const trees = new TreeCache(router);
  return {
    places,
    router,
    trees,
    offers: () => new OfferIndex(router, new OfferPlaceResolver(places), trees),
    snap(place: Coordinates): SnappedPlace {
      const snapped = router.snapOrNull(place);
      if (!snapped) throw new Error('the place is off the roads');
      return snapped;
    },
    route(start: SnappedPlace, end: SnappedPlace): SearchedRoute {
      const route = searchRoute(start, end, trees);
      if (!route) throw new Error('no road leads there');
      return route;
    },
  };
}
