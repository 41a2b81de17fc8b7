import { type Buckets, CountName, DurationName } from '@rotadas/contracts/operations/copy-sample';
import type { Metrics, Sample } from '../metrics/metrics.js';
import { COUNTED, type Source, TIMED } from './metric-sources.js';

/** What a process has counted since it began; what it has no metric of is missing. */
export interface Totals {
  readonly counts: Partial<Record<CountName, number>>;
  readonly durations: Partial<Record<DurationName, Buckets>>;
}

/** Reads all counters and histograms once. */
export async function readTotals(metrics: Metrics): Promise<Totals> {
  const counts: Partial<Record<CountName, number>> = {};
  for (const name of CountName.options) {
    const total = await countOf(metrics, COUNTED[name]);
    if (total !== undefined) counts[name] = total;
  }
  const durations: Partial<Record<DurationName, Buckets>> = {};
  for (const name of DurationName.options) {
    const total = bucketsOf(metrics, TIMED[name]);
    if (total) durations[name] = total;
  }
  return { counts, durations };
}

/** What came to `before` until `after`. */
export function sinceThen(before: Totals, after: Totals): Totals {
  const counts = mapNames(CountName.options, (name) => {
    const total = after.counts[name];
    return total === undefined ? undefined : Math.max(0, total - (before.counts[name] ?? 0));
  });
  const durations = mapNames(DurationName.options, (name) => {
    const total = after.durations[name];
    const earlier = before.durations[name]?.counts;
    return total && { ...total, counts: total.counts.map((count, index) => count - (earlier?.[index] ?? 0)) };
  });
  return { counts, durations };
}

async function countOf(metrics: Metrics, source: Source): Promise<number | undefined> {
  const readings = metrics.readings(source.metric);
  if (readings.length > 0) return sum(readings.filter(isOf(source)).map(({ counts }) => sum(counts)));
  const samples = await metrics.samples(source.metric);
  return samples.length > 0 ? sum(samples.filter(isOf(source)).map(({ value }) => value)) : undefined;
}

function bucketsOf(metrics: Metrics, source: Source): Buckets | undefined {
  const [first, ...others] = metrics.readings(source.metric).filter(isOf(source));
  if (!first) return undefined;
  const counts = first.counts.map((count, index) =>
    sum([count, ...others.map((each) => each.counts[index] ?? 0)]),
  );
  return { bounds: [...first.bounds], counts };
}

function isOf({ label, matches }: Source) {
  return ({ labels }: Pick<Sample, 'labels'>): boolean =>
    label === undefined || matches === undefined || matches.test(labels[label] ?? '');
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function mapNames<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value | undefined,
): Partial<Record<Name, Value>> {
  const values: Partial<Record<Name, Value>> = {};
  for (const name of names) {
    const value = valueOf(name);
    if (value !== undefined) values[name] = value;
  }
  return values;
}
