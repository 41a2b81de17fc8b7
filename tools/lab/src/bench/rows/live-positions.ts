import { startRedisCluster } from '@rotadas/servers/cluster/redis-cluster';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { accessPlan } from '@rotadas/start/product/access-plan';
import { bringOnline } from '../../clients/people.ts';
import type { SettingsForService } from '../../product/measured-product.ts';
import { withTeardown } from '../../product/run-tool.ts';
import {
  cpuTimePerPosition,
  type PositionSender,
  compareWithReference,
  measureAcknowledged,
  withSenders,
} from '../position-senders.ts';
import { redisBenchmark } from '../redis-reference.ts';
import {
  alternate,
  atLeast,
  atMost,
  comparedToReference,
  median,
  type Row,
  type RowContext,
  withProduct,
} from '../row.ts';
import { publishSeeded, seedProviders } from '../seed-providers.ts';

const SHARDS = 8;

export const livePositions: Row = {
  number: 2,
  what: 'positions over /api/live, acknowledged',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick } = context;
      const online = await bringOnline(product, quick ? 20 : 1_000);
      const measureReference = () => redisBenchmark(product.markersUrl, quick ? 20_000 : 500_000);
      return withSenders(product.url, online, (senders) =>
        compareWithReference(context, senders, measureReference, atLeast(1.2)),
      );
    }),
};

export const cpuPerPosition: Row = {
  number: 6,
  what: 'processor time of all processes per position',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds, log } = context;
      const [senders = 0, ...more] = quick ? [20, 40, 60] : [1_000, 10_000, 100_000, 1_000_000];
      const online = await bringOnline(product, senders);
      // New connections, since an idle one has to sign in again after 5 min.
      const costs = (seconds: number, count: number) =>
        withSenders(product.url, online, async (senders) => {
          const measured: number[] = [];
          for (let round = 0; round < count; round += 1)
            measured.push(await cpuTimePerPosition(senders, seconds));
          return measured;
        });
      await costs(quick ? 1 : 10, 1); // warm-up
      let seeded = 0;
      const costAt = async (size: number) => {
        await seedProviders(product, seeded, size - senders - seeded);
        seeded = size - senders;
        await publishSeeded(product);
        log(`${size} providers are known`);
        return costs(quick ? 2 : 10, rounds);
      };
      const fewest = median(await costAt(senders));
      const outcomes = [];
      for (const size of more) {
        const measured = await costAt(size);
        // The run with the fewest known providers is measured once; its median is the reference.
        const reference = measured.map(() => fewest);
        outcomes.push(comparedToReference(`${size} known`, 'µs', { measured, reference }, atMost(1.15)));
      }
      return outcomes;
    }),
};

export const positionOnCluster: Row = {
  number: 17,
  what: `processor time per position, markers in ${SHARDS} shards on a Redis Cluster of three, compared with one Redis`,
  run: (context) =>
    withMarkersOnCluster(context, (settingsFor) =>
      withProductAndSenders(context, settingsFor, (clustered) =>
        withProductAndSenders(context, undefined, async (single) => {
          const seconds = context.quick ? 2 : 10;
          const results = await alternate(
            context.rounds,
            () => cpuTimePerPosition(clustered, seconds),
            () => cpuTimePerPosition(single, seconds),
          );
          return [comparedToReference('', 'µs', results, atMost(1.3))];
        }),
      ),
    ),
};

function withProductAndSenders<Result>(
  context: RowContext,
  settingsFor: SettingsForService | undefined,
  work: (senders: readonly PositionSender[]) => Promise<Result>,
): Promise<Result> {
  return withProduct(
    context,
    async (product) => withSenders(product.url, await bringOnline(product, context.quick ? 20 : 1_000), work),
    settingsFor,
  );
}

function withMarkersOnCluster<Result>(
  { log }: RowContext,
  work: (settingsFor: SettingsForService) => Promise<Result>,
): Promise<Result> {
  return withTeardown(log, async (teardown) => {
    const folder = await temporaryFolder('load');
    teardown.add('the data folder', () => folder.remove());
    const place = { dataDir: folder.path, log: () => undefined };
    const cluster = await startRedisCluster('markers', 'in memory', accessPlan().markers, place);
    for (const node of cluster.nodes) teardown.add(node.name, () => node.stop());
    const settings = { MARKERS_REDIS_URL: cluster.urlFor('providers'), MARKER_SHARDS: String(SHARDS) };
    return work((service) => (service === 'providers' ? settings : {}));
  });
}

export const instances: Row = {
  number: 18,
  what: 'positions over /api/live, two instances of gateway and providers, compared with one',
  run: (context) =>
    withProduct(context, (doubled) =>
      withProduct(context, async (single) => {
        const [, second] = await Promise.all([
          doubled.addInstance('providers'),
          doubled.addInstance('gateway'),
        ]);
        const count = context.quick ? 20 : 1_000;
        const online = await bringOnline(doubled, count);
        const half = (rest: number) => online.filter((_, index) => index % 2 === rest);
        const alone = await bringOnline(single, count);
        return withSenders(doubled.url, half(0), (first) =>
          withSenders(second, half(1), (other) =>
            withSenders(single.url, alone, (reference) =>
              compareWithReference(
                context,
                [...first, ...other],
                (sendWindow) => measureAcknowledged(reference, sendWindow),
                atLeast(0.9),
              ),
            ),
          ),
        );
      }),
    ),
};
