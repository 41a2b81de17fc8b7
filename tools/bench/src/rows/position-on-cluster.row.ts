import { bringOnline } from '@rotadas/load/fleet/bring-online';
import { startRedisCluster } from '@rotadas/servers/cluster/redis-cluster';
import { temporaryFolder } from '@rotadas/servers/left-over/temporary-folder';
import type { SettingsOf } from '@rotadas/load/product/own-product';
import { productSignIn } from '@rotadas/start/product/sign-in';
import { costOfPosition } from '../live/cost-of-position.ts';
import { connectPumps } from '../live/pump-positions.ts';
import type { Pump } from '../live/pump.ts';
import { alternate } from '../measure/alternate.ts';
import { againstReference } from '../result/outcome.ts';
import type { Row, RowContext } from '../row.ts';
import { withProduct } from '../with-product.ts';

const SHARDS = 8;

/**
 * Row 17: processor time of all processes per position where the markers lie over eight shards of a
 * Redis Cluster, three masters with a replica each, against that with one Redis. Both products run
 * all the while, and what the idle one takes counts for either.
 */
export const positionOnCluster: Row = {
  number: 17,
  what: `processor time per position, the markers in ${SHARDS} shards on a Redis Cluster of three, against one Redis`,
  run: (context) =>
    withMarkersOnCluster((settingsOf) =>
      withPumps(context, settingsOf, (clustered) =>
        withPumps(context, undefined, async (single) => {
          const seconds = context.quick ? 2 : 10;
          const results = await alternate(
            context.rounds,
            () => costOfPosition(clustered, seconds),
            () => costOfPosition(single, seconds),
          );
          return [againstReference('', 'µs', results, { kind: 'at most', value: 1.3 })];
        }),
      ),
    ),
};

/** Does `work` with the sockets of providers that are online in a product of their own. */
function withPumps<Result>(
  context: RowContext,
  settingsOf: SettingsOf | undefined,
  work: (pumps: readonly Pump[]) => Promise<Result>,
): Promise<Result> {
  return withProduct(
    context,
    async (product) => {
      const pumps = await connectPumps(
        product.apiUrl,
        await bringOnline(product, context.quick ? 20 : 1_000),
      );
      try {
        return await work(pumps);
      } finally {
        for (const pump of pumps) pump.end();
      }
    },
    settingsOf,
  );
}

/** Does `work` with the settings of a product whose markers lie on a cluster. */
async function withMarkersOnCluster<Result>(work: (settingsOf: SettingsOf) => Promise<Result>) {
  const folder = await temporaryFolder('load');
  try {
    const { markers } = await productSignIn();
    const place = { dataDir: folder.path, log: () => undefined };
    const cluster = await startRedisCluster('markers', 'in memory', markers, place);
    try {
      const settings = { MARKERS_REDIS_URL: cluster.urlFor('providers'), MARKER_SHARDS: String(SHARDS) };
      return await work((service) => (service === 'providers' ? settings : {}));
    } finally {
      await Promise.all(cluster.nodes.map((node) => node.stop()));
    }
  } finally {
    await folder.remove();
  }
}
