import {
  type MeasuredProduct,
  type SettingsForService,
  withMeasuredProduct,
} from '../product/measured-product.ts';

export interface RowContext {
  /** A small size that only proves that the row runs. */
  readonly quick: boolean;
  readonly rounds: number;
  /** Providers that each viewer has blocked. */
  readonly blocks: number;
  readonly profiles: string | undefined;
  log(line: string): void;
}

export interface Row {
  readonly number: number;
  readonly what: string;
  run(context: RowContext): Promise<Outcome[]>;
}

export interface Outcome {
  readonly part: string;
  readonly unit: string;
  readonly measured: number;
  readonly reference: number | null;
  /** Compared with the goal: the median ratio to the reference, if any, or `measured`. */
  readonly figure: number;
  readonly goal: Goal;
  readonly isMet: boolean;
}

export interface Goal {
  readonly kind: 'at least' | 'at most';
  readonly value: number;
}

export const atLeast = (value: number): Goal => ({ kind: 'at least', value });
export const atMost = (value: number): Goal => ({ kind: 'at most', value });

export interface Rounds {
  readonly measured: number[];
  readonly reference: number[];
}

/** No sweep during a measurement, seconds. */
const ONE_DAY = '86400';

export function withProduct<Result>(
  { log, profiles }: RowContext,
  work: (product: MeasuredProduct) => Promise<Result>,
  settingsFor: SettingsForService = () => ({}),
): Promise<Result> {
  return withMeasuredProduct(log, work, (service) => ({
    STALE_AFTER: ONE_DAY,
    SWEEP_EVERY: ONE_DAY,
    ...(profiles && {
      NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles} --cpu-prof-name=${service}-${Date.now()}.cpuprofile`,
    }),
    ...settingsFor(service),
  }));
}

/** Measures in turn, so that a slow machine affects both alike. Discards the first round. */
export async function alternate(
  rounds: number,
  measure: () => Promise<number>,
  measureReference: () => Promise<number>,
): Promise<Rounds> {
  const kept: Rounds = { measured: [], reference: [] };
  await measure();
  await measureReference();
  for (let round = 0; round < rounds; round += 1) {
    kept.measured.push(await measure());
    kept.reference.push(await measureReference());
  }
  return kept;
}

/** Uses the median of each round's ratio, since the machine's speed changes between rounds. */
export function comparedToReference(part: string, unit: string, rounds: Rounds, goal: Goal): Outcome {
  const { measured, reference } = rounds;
  const ratios = measured.map((each, index) => {
    const against = reference[index];
    if (against === undefined)
      throw new RangeError(`${reference.length} references for ${measured.length} rounds`);
    return each / against;
  });
  const medians = { measured: median(measured), reference: median(reference) };
  return { part, unit, ...medians, ...compareWithGoal(median(ratios), goal) };
}

export function withoutReference(
  part: string,
  unit: string,
  measured: readonly number[],
  goal: Goal,
): Outcome {
  const middle = median(measured);
  return { part, unit, measured: middle, reference: null, ...compareWithGoal(middle, goal) };
}

function compareWithGoal(figure: number, goal: Goal): Pick<Outcome, 'figure' | 'goal' | 'isMet'> {
  return { figure, goal, isMet: goal.kind === 'at least' ? figure >= goal.value : figure <= goal.value };
}

/** The 99th percentile; NaN of no values. */
export function percentile99(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  if (low === undefined || high === undefined) throw new RangeError('the median of no values');
  return (low + high) / 2;
}
