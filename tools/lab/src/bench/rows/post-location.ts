import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { bringOnline, type Online } from '../../clients/people.ts';
import { measureThroughput, type HttpLoad, startBareServer } from '../http-load.ts';
import { alternate, atLeast, comparedToReference, type Row, type RowContext, withProduct } from '../row.ts';

/** Many short rounds, since the machine's speed changes within seconds. */
const PAIRS = 4;

/** Degrees, so that each position is near another road node. */
const STEP = 0.02;

const { method, path } = providersCalls.storePosition;

const chooseSize = ({ quick, rounds }: RowContext) => ({
  connections: quick ? 16 : 128,
  duration: quick ? 2 : 3,
  pairs: quick ? rounds : rounds * PAIRS,
});

export const postLocation: Row = {
  number: 1,
  what: 'POST /api/providers/location, 128 connections',
  run: (context) =>
    withProduct(context, async (product) => {
      const { connections, duration, pairs } = chooseSize(context);
      const providers = await bringOnline(product, connections);
      const bare = await startBareServer();
      const send = (url: string) =>
        measureThroughput({ url, connections, duration, setupClient: sendPositions(providers, [0]) });
      try {
        const results = await alternate(
          pairs,
          () => send(product.url + path),
          () => send(`${bare.url}/location`),
        );
        return [comparedToReference('', 'requests/s', results, atLeast(0.6))];
      } finally {
        await bare.stop();
      }
    }),
};

export const locationAndMatching: Row = {
  number: 15,
  what: 'POST /api/providers/location with matching, compared with a product without it',
  run: (context) =>
    withProduct(context, (product) =>
      withProduct(context, async (other) => {
        const { connections, duration, pairs } = chooseSize(context);
        const [providers, others] = [
          await bringOnline(product, connections),
          await bringOnline(other, connections),
        ];
        const matching = other.pids.get('matching');
        if (matching !== undefined) process.kill(matching, 'SIGTERM');
        const send = (apiUrl: string, online: readonly Online[]) =>
          measureThroughput({
            url: apiUrl + path,
            connections,
            duration,
            setupClient: sendPositions(online, [0, STEP]),
          });
        const results = await alternate(
          pairs,
          () => send(product.url, providers),
          () => send(other.url, others),
        );
        return [comparedToReference('', 'requests/s', results, atLeast(0.95))];
      }),
    ),
};

/** One provider for each connection, since newer positions of a provider replace waiting ones. */
function sendPositions(
  providers: readonly Online[],
  steps: readonly number[],
): NonNullable<HttpLoad['setupClient']> {
  let next = 0;
  return (client) => {
    const provider = providers[next % providers.length];
    next += 1;
    if (!provider) throw new RangeError('no provider');
    const { latitude, longitude } = provider.start;
    const headers = { authorization: `Bearer ${provider.token}`, 'content-type': 'application/json' };
    const bodies = steps.map((step) =>
      JSON.stringify({ latitude: latitude + step, longitude, accuracy: 12 }),
    );
    client.setRequests(bodies.map((body) => ({ method, headers, body })));
  };
}
