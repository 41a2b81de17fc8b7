import type { Client, Request } from 'autocannon';
import { fire, type Shots } from '../http/cannon.ts';
import { alternate } from '../measure/alternate.ts';
import { geosearchRate } from '../reference/geosearch-rate.ts';
import { againstReference } from '../result/outcome.ts';
import type { Row } from '../row.ts';
import { placeInTurkiye } from '../seed/place-in-turkiye.ts';
import { seedProviders } from '../seed/seed-providers.ts';
import { withProduct } from '../with-product.ts';

/** As many different places are asked for. */
const PLACES = 1_000;

/** Places to ask for lie beside the providers, not on them. */
const PLACES_FROM = 5_000_000;

const RADIUS_METRES = 10_000;
const CONNECTIONS = 32;

/** Row 4: who is near, among 100,000 over Türkiye, against one GEOSEARCH. */
export const near: Row = {
  number: 4,
  what: 'GET /api/providers/active?near, radius 10 km, 100,000 providers',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds } = context;
      await seedProviders(product, 0, quick ? 50 : 100_000);
      await requireSeeded(product.apiUrl);
      const places = Array.from({ length: PLACES }, (_, index) => placeInTurkiye(PLACES_FROM + index));
      const seconds = quick ? 2 : 10;
      const requests = places.map(({ latitude, longitude }) => ({
        path: `/api/providers/active?near=${latitude},${longitude}&radius=${RADIUS_METRES}`,
      }));
      const search = {
        redisUrl: product.markersUrl,
        places,
        radiusMetres: RADIUS_METRES,
        width: CONNECTIONS,
      };
      const results = await alternate(
        rounds,
        () => fire({ url: product.apiUrl, connections: CONNECTIONS, seconds, ...sharedOut(requests) }),
        () => geosearchRate(search, seconds),
      );
      return [againstReference('', 'requests/s', results, { kind: 'at least', value: 0.7 })];
    }),
};

/**
 * Gives each connection places of its own, so that all are asked for over and over: a cell that
 * nobody asks for leaves the gateway's mirror after a while.
 */
function sharedOut(requests: readonly Request[]): Pick<Shots, 'prepare'> {
  let connection = 0;
  return {
    prepare(client: Client) {
      client.setRequests(requests.filter((_, index) => index % CONNECTIONS === connection));
      connection += 1;
    },
  };
}

/** Fails when the product does not know the providers: empty answers would be fast. */
async function requireSeeded(apiUrl: string): Promise<void> {
  const reply = await fetch(`${apiUrl}/api/providers/active?near=39,35&radius=100000`);
  const found: unknown = await reply.json();
  if (!Array.isArray(found) || found.length === 0) throw new Error('nobody is in the middle of the country');
}
