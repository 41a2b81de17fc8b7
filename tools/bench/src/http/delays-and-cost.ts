import type { OwnProduct } from '@rotadas/load/product/own-product';
import { cpuOf } from '../processes/cpu-of-children.ts';
import { byItself, type Outcome } from '../result/outcome.ts';
import { fireForDelays, type Shots } from './cannon.ts';

/** How often to fire, what, and how long an answer may take at p99, ms. */
export interface Series {
  readonly rounds: number;
  readonly goalMs: number;
  shotsOf(round: number): Shots;
}

/**
 * How long calls take that the matching service answers, and how much processor time of that goes
 * to it. With several at once these wait for each other there, so that it may take of each no more
 * than its part of the goal; unlike a delay this hardly depends on what else the machine does.
 */
export async function delaysAndCost(
  { pids }: OwnProduct,
  { rounds, goalMs, shotsOf }: Series,
): Promise<Outcome[]> {
  const pid = pids.get('matching');
  if (pid === undefined) throw new Error('matching does not run');
  const [p50, p99, cost]: [number[], number[], number[]] = [[], [], []];
  await fireForDelays(shotsOf(0)); // warms up
  for (let round = 1; round <= rounds; round += 1) {
    const before = cpuOf(pid);
    const reached = await fireForDelays(shotsOf(round));
    p50.push(reached.p50);
    p99.push(reached.p99);
    cost.push(((cpuOf(pid) - before) / reached.count) * 1_000);
  }
  const goal = { kind: 'at most', value: goalMs } as const;
  const each = { kind: 'at most', value: goalMs / shotsOf(0).connections } as const;
  return [
    byItself('p50', 'ms', p50, goal),
    byItself('p99', 'ms', p99, goal),
    byItself('processor time of matching for each', 'ms', cost, each),
  ];
}
