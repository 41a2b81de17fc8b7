import { alternate } from '../measure/alternate.ts';
import { againstReference, type Goal, type Outcome } from '../result/outcome.ts';
import type { RowContext } from '../row.ts';
import { pumpPositions, type Pumping } from './pump-positions.ts';
import type { Pump } from './pump.ts';

/**
 * How many positions each provider has on their way: one, each stored by itself, or many, of which
 * the newest replaces those that wait.
 */
const WINDOWS = [1, 16];

/** Measures what pumps reach, and their reference in turns, with few and with many on their way. */
export async function pumpInTurns(
  { quick, rounds }: RowContext,
  pumps: readonly Pump[],
  refer: (pumping: Pumping) => Promise<number>,
  goal: Goal,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const window of WINDOWS) {
    const pumping = { window, seconds: quick ? 2 : 10 };
    const results = await alternate(
      rounds,
      () => pumpPositions(pumps, pumping),
      () => refer(pumping),
    );
    outcomes.push(againstReference(`${window} under way each`, 'positions/s', results, goal));
  }
  return outcomes;
}
