import { bringOnline } from '@rotadas/load/fleet/bring-online';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import type { OwnProduct } from '@rotadas/load/product/own-product';
import type { Online } from '@rotadas/load/fleet/steps-online';
import { fire, type Shots } from '../http/cannon.ts';
import { alternate } from '../measure/alternate.ts';
import { againstReference } from '../result/outcome.ts';
import type { Row } from '../row.ts';
import { withProduct } from '../with-product.ts';

/** As in row 1. */
const PAIRS = 4;

/** Between two positions of a provider, degrees: another node of the roads is near each time. */
const STEP = 0.02;

/** Row 15: positions over HTTP while matching listens, against a product where it does not run. */
export const locationAndMatching: Row = {
  number: 15,
  what: 'POST /api/providers/location while matching listens, against without it',
  run: (context) =>
    withProduct(context, (product) =>
      withProduct(context, async (other) => {
        const { quick, rounds } = context;
        const count = quick ? 16 : 128;
        const shots = { connections: count, seconds: quick ? 2 : 3 };
        const listened = { ...shots, ...positionsOf(product, await bringOnline(product, count)) };
        const unheard = { ...shots, ...positionsOf(other, await bringOnline(other, count)) };
        endMatching(other);
        const results = await alternate(
          quick ? rounds : rounds * PAIRS,
          () => fire(listened),
          () => fire(unheard),
        );
        return [againstReference('', 'requests/s', results, { kind: 'at least', value: 0.95 })];
      }),
    ),
};

function endMatching({ pids }: OwnProduct): void {
  const pid = pids.get('matching');
  if (pid === undefined) throw new Error('matching does not run');
  process.kill(pid, 'SIGTERM');
}

/** Each connection is a provider of its own, which goes to and fro. */
function positionsOf({ apiUrl }: OwnProduct, providers: readonly Online[]): Pick<Shots, 'url' | 'prepare'> {
  const { method, path } = providersCalls.storePosition;
  let next = 0;
  return {
    url: apiUrl + path,
    prepare(client) {
      const provider = providers[next % providers.length];
      next += 1;
      if (!provider) throw new RangeError('no provider');
      const { latitude, longitude } = provider.start;
      const headers = { authorization: `Bearer ${provider.token}`, 'content-type': 'application/json' };
      const bodies = [0, STEP].map((step) => ({ latitude: latitude + step, longitude, accuracy: 12 }));
      client.setRequests(bodies.map((body) => ({ method, path, headers, body: JSON.stringify(body) })));
    },
  };
}
