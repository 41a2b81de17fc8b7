import type { Client } from 'autocannon';
import type { Online } from '@rotadas/load/fleet/steps-online';
import { bringOnline } from '@rotadas/load/fleet/bring-online';
import { fire, type Shots } from '../http/cannon.ts';
import { alternate } from '../measure/alternate.ts';
import { startBareServer } from '../reference/start-bare-server.ts';
import { againstReference } from '../result/outcome.ts';
import type { Row } from '../row.ts';
import { withProduct } from '../with-product.ts';

/**
 * So many short rounds stand for one: the machine's speed changes within seconds, and a median of
 * many pairs feels it least.
 */
const PAIRS = 4;

/** Row 1: positions over HTTP against a bare route that parses the same JSON. */
export const postLocation: Row = {
  number: 1,
  what: 'POST /api/providers/location, 128 connections',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds } = context;
      const connections = quick ? 16 : 128;
      const providers = await bringOnline(product, connections);
      const bare = await startBareServer();
      try {
        const shots = { connections, seconds: quick ? 2 : 3 };
        const results = await alternate(
          quick ? rounds : rounds * PAIRS,
          () => fire({ ...shots, ...positionsOf(`${product.apiUrl}/api/providers/location`, providers) }),
          () => fire({ ...shots, ...positionsOf(`${bare.url}/location`, providers) }),
        );
        return [againstReference('', 'requests/s', results, { kind: 'at least', value: 0.6 })];
      } finally {
        await bare.stop();
      }
    }),
};

/**
 * Each connection is a provider of its own: positions of one provider would replace each other
 * before they are stored.
 */
function positionsOf(url: string, providers: readonly Online[]): Pick<Shots, 'url' | 'requests' | 'prepare'> {
  let next = 0;
  return {
    url,
    requests: [{ method: 'POST' }],
    prepare(client: Client) {
      const provider = providers[next % providers.length];
      next += 1;
      if (!provider) throw new RangeError('no provider');
      const { latitude, longitude } = provider.start;
      client.setHeadersAndBody(
        { authorization: `Bearer ${provider.token}`, 'content-type': 'application/json' },
        JSON.stringify({ latitude, longitude, accuracy: 12 }),
      );
    },
  };
}
