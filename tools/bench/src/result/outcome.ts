import { median } from '../measure/median.ts';
import type { Rounds } from '../measure/alternate.ts';

/** One line of the result. */
export interface Outcome {
  /** What was measured, where a row has several. */
  readonly part: string;
  readonly unit: string;
  /** Median of the rounds. */
  readonly measured: number;
  /** Median of the reference; null where the row has none. */
  readonly reference: number | null;
  /**
   * The figure that has to meet the goal: the median ratio to the reference where there is one,
   * else what was measured.
   */
  readonly figure: number;
  readonly goal: Goal;
  readonly isMet: boolean;
  readonly rounds: Rounds;
}

/** What a figure has to reach. */
export interface Goal {
  readonly kind: 'at least' | 'at most';
  readonly value: number;
}

/**
 * Sums up rounds with a reference: the figure is the median of each round's ratio, since a machine
 * whose speed changes meanwhile slows both of a round, while the medians of the two may be of
 * different speeds. Throws where a round lacks its reference.
 */
export function againstReference(part: string, unit: string, rounds: Rounds, goal: Goal): Outcome {
  const measured = median(rounds.measured);
  const reference = median(rounds.reference);
  return { ...verdict(median(ratiosOf(rounds)), goal), part, unit, measured, reference, rounds };
}

function ratiosOf({ measured, reference }: Rounds): number[] {
  return measured.map((each, index) => {
    const against = reference[index];
    if (against === undefined)
      throw new RangeError(`${reference.length} references for ${measured.length} rounds`);
    return each / against;
  });
}

/** Sums up rounds without a reference: the figure is the median. */
export function byItself(part: string, unit: string, measured: readonly number[], goal: Goal): Outcome {
  const middle = median(measured);
  const rounds = { measured: [...measured], reference: [] };
  return { ...verdict(middle, goal), part, unit, measured: middle, reference: null, rounds };
}

function verdict(figure: number, goal: Goal): Pick<Outcome, 'figure' | 'goal' | 'isMet'> {
  return { figure, goal, isMet: goal.kind === 'at least' ? figure >= goal.value : figure <= goal.value };
}
