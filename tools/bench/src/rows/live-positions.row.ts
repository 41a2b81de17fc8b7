import { bringOnline } from '@rotadas/load/fleet/bring-online';
import { pumpInTurns } from '../live/pump-in-turns.ts';
import { connectPumps } from '../live/pump-positions.ts';
import { redisBenchmark } from '../reference/redis-benchmark.ts';
import type { Row } from '../row.ts';
import { withProduct } from '../with-product.ts';

/** Row 2: positions over the socket against GEOADD by redis-benchmark, at the same Redis. */
export const livePositions: Row = {
  number: 2,
  what: 'positions over /api/live, acknowledged',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick } = context;
      const online = await bringOnline(product, quick ? 20 : 1_000);
      const pumps = await connectPumps(product.apiUrl, online);
      try {
        const refer = () => redisBenchmark(product.markersUrl, quick ? 20_000 : 500_000);
        return await pumpInTurns(context, pumps, refer, { kind: 'at least', value: 1.2 });
      } finally {
        for (const pump of pumps) pump.end();
      }
    }),
};
