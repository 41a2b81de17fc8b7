import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { Drive, MovingProvider } from '../../clients/moving-provider.ts';
import { Counters } from '../../measure/counters.ts';
import { bringOnline, connectAll } from '../../clients/people.ts';
import { placeInTurkiye } from '../../places.ts';
import type { MeasuredProduct } from '../../product/measured-product.ts';
import { measureThroughput, fetchRawBody, startBareServer } from '../http-load.ts';
import { geosearchRate } from '../redis-reference.ts';
import {
  alternate,
  atLeast,
  comparedToReference,
  type Outcome,
  type Row,
  type RowContext,
  withProduct,
} from '../row.ts';
import { seedProviders } from '../seed-providers.ts';

const { path } = providersCalls.listActive;
const HEADERS = { 'accept-encoding': 'br' };
const CONNECTIONS = 32;

const MOVING_SHARE = 0.01;

/** Compared with the same bytes from memory. */
export const activeList: Row = {
  number: 3,
  what: 'GET /api/providers/active while 1% move each second',
  async run(context) {
    const outcomes: Outcome[] = [];
    for (const count of context.quick ? [20, 50] : [100, 1_000, 10_000])
      outcomes.push(await withProduct(context, (product) => measureList(product, count, context)));
    return outcomes;
  },
};

async function measureList(
  product: MeasuredProduct,
  count: number,
  { quick, rounds }: RowContext,
): Promise<Outcome> {
  const online = await bringOnline(product, count);
  const options = { counters: new Counters() };
  const moving = online
    .slice(0, Math.max(1, count * MOVING_SHARE))
    .map((provider, index) => new MovingProvider(product.url, provider, index, options));
  await connectAll(moving);
  const url = product.url + path;
  const bare = await startBareServer(await fetchRawBody(url, HEADERS));
  const drive = new Drive(moving, 1_000);
  try {
    const load = { connections: CONNECTIONS, duration: quick ? 2 : 10, headers: HEADERS };
    const results = await alternate(
      rounds,
      () => measureThroughput({ ...load, url }),
      () => measureThroughput({ ...load, url: `${bare.url}/list` }),
    );
    return comparedToReference(`${count} providers`, 'requests/s', results, atLeast(0.6));
  } finally {
    await drive.stop();
    for (const provider of moving) provider.end();
    await bare.stop();
  }
}

const PLACES = 1_000;

const PLACES_FROM = 5_000_000;
const RADIUS_METRES = 10_000;

export const nearestProviders: Row = {
  number: 4,
  what: 'GET /api/providers/active?near, radius 10 km, 100,000 providers',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds } = context;
      await seedProviders(product, 0, quick ? 50 : 100_000);
      await requireSeeded(product.url);
      const places = Array.from({ length: PLACES }, (_, index) => placeInTurkiye(PLACES_FROM + index));
      const duration = quick ? 2 : 10;
      const requests = places.map(({ latitude, longitude }) => ({
        path: `${path}?near=${latitude},${longitude}&radius=${RADIUS_METRES}`,
      }));
      const search = { places, radiusMetres: RADIUS_METRES, width: CONNECTIONS };
      const results = await alternate(
        rounds,
        () => {
          let connection = 0;
          return measureThroughput({
            url: product.url,
            connections: CONNECTIONS,
            duration,
            // Connections repeat their places: the gateway drops cells without requests.
            setupClient(client) {
              client.setRequests(requests.filter((_, index) => index % CONNECTIONS === connection));
              connection += 1;
            },
          });
        },
        () => geosearchRate(product.markersUrl, search, duration),
      );
      return [comparedToReference('', 'requests/s', results, atLeast(0.7))];
    }),
};

/** Empty lists are faster to send. */
async function requireSeeded(apiUrl: string): Promise<void> {
  const reply = await fetch(`${apiUrl}${path}?near=39,35&radius=100000`);
  const found: unknown = await reply.json();
  if (!Array.isArray(found) || found.length === 0) throw new Error('no provider is in the middle of Türkiye');
}
