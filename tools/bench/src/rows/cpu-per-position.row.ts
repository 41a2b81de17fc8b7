import { bringOnline } from '@rotadas/load/fleet/bring-online';
import type { OwnProduct } from '@rotadas/load/product/own-product';
import type { Online } from '@rotadas/load/fleet/steps-online';
import { costOfPosition } from '../live/cost-of-position.ts';
import { connectPumps } from '../live/pump-positions.ts';
import { letMatchingKnow } from '../matching/knows-everybody.ts';
import { median } from '../measure/median.ts';
import { againstReference, type Outcome } from '../result/outcome.ts';
import type { Row } from '../row.ts';
import { seedProviders } from '../seed/seed-providers.ts';
import { withProduct } from '../with-product.ts';

/**
 * Row 6: processor time of all processes per position, the more are known, against that with the
 * fewest.
 */
export const cpuPerPosition: Row = {
  number: 6,
  what: 'processor time of all processes per position',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds, log } = context;
      const sizes = quick ? [20, 40, 60] : [1_000, 10_000, 100_000, 1_000_000];
      const senderCount = sizes[0] ?? 0;
      const online = await bringOnline(product, senderCount);
      await costOf(product, online, { seconds: quick ? 1 : 10, rounds: 1 }); // warms up
      const costs: { size: number; measured: number[] }[] = [];
      let seeded = 0;
      for (const size of sizes) {
        await seedProviders(product, seeded, size - senderCount - seeded);
        seeded = size - senderCount;
        await letMatchingKnow(product);
        log(`${size} providers are known`);
        costs.push({ size, measured: await costOf(product, online, { seconds: quick ? 2 : 10, rounds }) });
      }
      return outcomesOf(costs);
    }),
};

/**
 * The cost of a position in each round; on new connections, since one that was idle for 5 min has
 * to sign in again.
 */
async function costOf(
  { apiUrl }: OwnProduct,
  online: readonly Online[],
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<number[]> {
  const pumps = await connectPumps(apiUrl, online);
  try {
    const measured: number[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await costOfPosition(pumps, seconds));
    return measured;
  } finally {
    for (const pump of pumps) pump.end();
  }
}

function outcomesOf(costs: readonly { size: number; measured: number[] }[]): Outcome[] {
  const [first, ...others] = costs;
  if (!first) return [];
  return others.map(({ size, measured }) => {
    // not in turns, so no round has one of its own
    const reference = measured.map(() => median(first.measured));
    const rounds = { measured, reference };
    return againstReference(`${size} known`, 'µs', rounds, { kind: 'at most', value: 1.15 });
  });
}
