import { type LoadResult, type LoadSize, runLoad } from '@rotadas/load/run/run-load';
import { byItself, type Outcome } from '../result/outcome.ts';
import type { Row, RowContext } from '../row.ts';
import { withProduct } from '../with-product.ts';

type Size = Omit<LoadSize, 'ignoresStrangers'>;

const QUICK: Size = { providers: 50, viewers: 20, everyMs: 1_000, warmUpMs: 0, durationMs: 5_000 };

/** Row 5: from a position's sending to its being seen, as `npm run load` measures it. */
export const freshness = freshnessRow(5, '10,000 providers moving every 5 s, 1,000 viewers', {
  providers: 10_000,
  viewers: 1_000,
  everyMs: 5_000,
  warmUpMs: 5_000,
  durationMs: 60_000,
});

/** Row 19: the same at 20,000 positions a second. */
export const freshnessInAHurry = freshnessRow(19, '20,000 positions a second, 1,000 viewers', {
  providers: 2_000,
  viewers: 1_000,
  everyMs: 100,
  warmUpMs: 5_000,
  durationMs: 60_000,
});

function freshnessRow(number: number, what: string, size: Size): Row {
  return { number, what, run: (context) => measure(context, context.quick ? QUICK : size) };
}

function measure(context: RowContext, size: Size): Promise<Outcome[]> {
  return withProduct(context, async (product) => {
    const { rounds, log } = context;
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
  });
}
