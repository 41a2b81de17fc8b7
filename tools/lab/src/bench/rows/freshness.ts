import { percentile } from '../../measure/freshness.ts';
import { type LoadResult, type LoadSize, runLoad } from '../../load/run-load.ts';
import { atMost, type Goal, type Row, withoutReference, withProduct } from '../row.ts';

const QUICK: LoadSize = { providers: 50, viewers: 20, everyMs: 1_000, warmUpMs: 0, durationMs: 5_000 };
const QUICK_DEVICES = 20;
const FULL = { providers: 10_000, viewers: 1_000, warmUpMs: 5_000, durationMs: 60_000 };

/** From sending a position to its display, as in `npm run load`. */
export const freshness = freshnessRow(5, '10,000 providers moving every 5 s, 1,000 viewers', {
  ...FULL,
  everyMs: 5_000,
});

export const freshnessEverySecond = freshnessRow(19, '10,000 providers moving every second, 1,000 viewers', {
  ...FULL,
  everyMs: 1_000,
});

const DEVICES = { devicesEveryMs: 5_000 };

/** From a position of an app on a locked phone to its display. */
export const freshnessOfDevices = freshnessRow(21, '100 devices moving every 5 s, 20 viewers', {
  ...FULL,
  ...DEVICES,
  providers: 0,
  viewers: 20,
  everyMs: 5_000,
  devices: 100,
});

export const freshnessBesideSockets = freshnessRow(
  22,
  '5,000 devices moving every 5 s beside 5,000 sockets every second, 1,000 viewers',
  { ...FULL, ...DEVICES, providers: 5_000, everyMs: 1_000, devices: 5_000 },
  atMost(1_000),
);

function freshnessRow(number: number, what: string, size: LoadSize, goal: Goal = atMost(500)): Row {
  return {
    number,
    what,
    run: (context) =>
      withProduct(context, async (product) => {
        const runs: LoadResult[] = [];
        const { blocks } = context;
        const ofRun = context.quick
          ? { ...QUICK, blocks, devices: size.devices ? QUICK_DEVICES : 0 }
          : { ...size, blocks };
        for (let round = 0; round < context.rounds; round += 1)
          runs.push(await runLoad(product, ofRun, context.log));
        const errors = runs.map(({ counters }) =>
          Object.values(counters.errors).reduce((sum, count) => sum + count, 0),
        );
        const at = (share: number) => runs.map((run) => percentile(run.delays, share) ?? Number.NaN);
        const wrong = runs.map(({ verdict }) => verdict.wrongViewers + verdict.unanswered);
        return [
          withoutReference('freshness p99', 'ms', at(0.99), goal),
          withoutReference('freshness p50', 'ms', at(0.5), goal),
          withoutReference('wrong at the end, most', '', [Math.max(...wrong)], atMost(0)),
          withoutReference('errors, most', '', [Math.max(...errors)], atMost(0)),
        ];
      }),
  };
}
