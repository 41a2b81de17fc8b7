import { PlaceIndex } from '../../src/places/domain/place-index.js';
import { readPlaces } from '../../src/places/read-places.js';
import { loadRoads } from '../../src/routing/load-roads.js';
import { EmbeddedRouter } from '../../src/routing/domain/embedded-router.js';
import { TreeCache } from '../../src/routing/domain/tree-cache.js';
import { OfferEndFinder } from '../../src/offers/domain/offer-ends.js';
import { Offers } from '../../src/offers/domain/offers.js';

/** The places and roads of the service, and offers on them that nobody has made yet. */
export async function theRoads() {
  const places = new PlaceIndex(await readPlaces());
  const router = new EmbeddedRouter(loadRoads());
  const trees = new TreeCache(router);
  return { places, router, trees, offers: () => new Offers(router, new OfferEndFinder(places), trees) };
}
