import { bringOnline } from '@rotadas/load/fleet/bring-online';
import { connectPumps, pumpPositions } from '../live/pump-positions.ts';
import { alternate } from '../measure/alternate.ts';
import { redisBenchmark } from '../reference/redis-benchmark.ts';
import { againstReference, type Outcome } from '../result/outcome.ts';
import type { Row } from '../row.ts';
import { withProduct } from '../with-product.ts';

/**
 * How many positions each provider has on their way: one, each stored by itself, or many, of which
 * the newest replaces those that wait.
 */
const WINDOWS = [1, 16];

/** Row 2: positions over the socket against GEOADD by redis-benchmark, at the same Redis. */
export const livePositions: Row = {
  number: 2,
  what: 'positions over /api/live, acknowledged',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds } = context;
      const online = await bringOnline(product, quick ? 20 : 1_000);
      const pumps = await connectPumps(product.apiUrl, online);
      const seconds = quick ? 2 : 10;
      try {
        const outcomes: Outcome[] = [];
        for (const window of WINDOWS) {
          const results = await alternate(
            rounds,
            () => pumpPositions(pumps, { window, seconds }),
            () => redisBenchmark(product.markersUrl, quick ? 20_000 : 500_000),
          );
          const part = `${window} under way each`;
          outcomes.push(againstReference(part, 'positions/s', results, { kind: 'at least', value: 1.2 }));
        }
        return outcomes;
      } finally {
        for (const pump of pumps) pump.end();
      }
    }),
};
