import { bringOnline } from '@rotadas/load/fleet/bring-online';
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
      const pumps = await connectPumps(product.apiUrl, await bringOnline(product, senderCount));
      try {
        const costs: { size: number; measured: number[] }[] = [];
        let seeded = 0;
        await costOfPosition(pumps, quick ? 1 : 10); // warms up
        for (const size of sizes) {
          await seedProviders(product, seeded, size - senderCount - seeded);
          seeded = size - senderCount;
          await letMatchingKnow(product);
          log(`${size} providers are known`);
          const measured: number[] = [];
          for (let round = 0; round < rounds; round += 1)
            measured.push(await costOfPosition(pumps, quick ? 2 : 10));
          costs.push({ size, measured });
        }
        return outcomesOf(costs);
      } finally {
        for (const pump of pumps) pump.end();
      }
    }),
};

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
