import { type LoadResult, runLoad } from '@rotadas/load/run/run-load';
import { byItself } from '../result/outcome.ts';
import type { Row } from '../row.ts';
import { withProduct } from '../with-product.ts';

/** Row 5: from a position's sending to its being seen, as `npm run load` measures it. */
export const freshness: Row = {
  number: 5,
  what: '10,000 providers moving every 5 s, 1,000 viewers',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds, log } = context;
      const size = quick
        ? { providers: 50, viewers: 20, everyMs: 1_000, durationMs: 5_000 }
        : { providers: 10_000, viewers: 1_000, everyMs: 5_000, durationMs: 60_000 };
      const runs: LoadResult[] = [];
      for (let round = 0; round < rounds; round += 1) {
        runs.push(await runLoad(product, { ...size, ignoresStrangers: false }, log));
      }
      const errors = runs.map(({ tally }) =>
        Object.values(tally.errors).reduce((sum, count) => sum + count, 0),
      );
      const at = (share: number) => runs.map((run) => run.delays.percentile(share) ?? Number.NaN);
      const wrong = runs.map(({ verdict }) => verdict.wrongViewers + verdict.unanswered);
      return [
        byItself('freshness p99', 'ms', at(0.99), { kind: 'at most', value: 500 }),
        byItself('freshness p50', 'ms', at(0.5), { kind: 'at most', value: 500 }),
        byItself('wrong at the end, most', '', [Math.max(...wrong)], { kind: 'at most', value: 0 }),
        byItself('errors, most', '', [Math.max(...errors)], { kind: 'at most', value: 0 }),
      ];
    }),
};
