import {
  type Buckets,
  type InstanceSample,
  type DurationName,
  MaxMetric,
  SAMPLE_INTERVAL_MS,
  SummedMetric,
} from '@rotadas/contracts/operations/instance-sample';
import {
  MetricName,
  OPERATIONS_HISTORY_MS,
  type OperationsView,
  type QuantileMetric,
} from '@rotadas/contracts/operations/operations-view';

const SAMPLES_PER_MINUTE = 60_000 / SAMPLE_INTERVAL_MS;
const SAMPLES_MAX = OPERATIONS_HISTORY_MS / SAMPLE_INTERVAL_MS;

const QUANTILES: readonly (readonly [QuantileMetric, DurationName, number])[] = [
  ['freshnessP50', 'freshness', 0.5],
  ['freshnessP95', 'freshness', 0.95],
  ['freshnessP99', 'freshness', 0.99],
  ['requestP95', 'requests', 0.95],
  ['eventLagP99', 'eventLag', 0.99],
];

type Sampled = Pick<InstanceSample, 'figures' | 'durations'>;
type Figures = Partial<Record<MetricName, number>>;

export class History {
  private readonly points: { readonly at: number; readonly figures: Figures }[] = [];
  private readonly lastMinute: (readonly Sampled[])[] = [];

  /** `at` in epoch ms; `samples`: the last one of each instance. */
  add(at: number, samples: readonly Sampled[]): void {
    if (this.lastMinute.push(samples) > SAMPLES_PER_MINUTE) this.lastMinute.shift();
    const figures = { ...computeLevels(samples), ...computeQuantiles(this.lastMinute.flat()) };
    if (this.points.push({ at, figures }) > SAMPLES_MAX) this.points.shift();
  }

  /** Null if no instance reported a figure. */
  timeline(since: number): Pick<OperationsView, 'at' | 'figures'> {
    const points = this.points.filter(({ at }) => at > since);
    const columns = MetricName.options.map((name) => [
      name,
      points.map(({ figures }) => rounded(figures[name] ?? null)),
    ]);
    return { at: points.map(({ at }) => at), figures: Object.fromEntries(columns) };
  }
}

function computeLevels(samples: readonly Sampled[]): Figures {
  const levels: Figures = {};
  for (const { figures } of samples) {
    for (const name of SummedMetric.options)
      if (figures[name] !== undefined) levels[name] = (levels[name] ?? 0) + figures[name];
    for (const name of MaxMetric.options)
      if (figures[name] !== undefined) levels[name] = Math.max(levels[name] ?? 0, figures[name]);
  }
  return levels;
}

function computeQuantiles(samples: readonly Sampled[]): Figures {
  const quantiles: Figures = {};
  for (const [name, duration, q] of QUANTILES) {
    const value = quantile(
      samples.flatMap(({ durations }) => durations[duration] ?? []),
      q,
    );
    if (value !== null) quantiles[name] = value;
  }
  return quantiles;
}

/** Four significant digits; integers are kept. */
function rounded(value: number | null): number | null {
  return value === null || Number.isInteger(value) ? value : Number(value.toPrecision(4));
}

/** In s, as Prometheus estimates it: linear within a bucket, at most the last bound. */
export function quantile(all: readonly Buckets[], q: number): number | null {
  const bounds = all[0]?.bounds ?? [];
  // Instances of another version may have other bounds.
  const alike = all.filter((each) => each.bounds.join() === bounds.join());
  const atMost = (index: number) => alike.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0);
  const rank = q * atMost(bounds.length);
  if (rank === 0) return null;
  const index = bounds.findIndex((_, bound) => atMost(bound) >= rank);
  const [upper, lower = 0] = [bounds[index], bounds[index - 1]];
  if (upper === undefined) return bounds.at(-1) ?? null;
  const below = atMost(index - 1);
  return lower + (upper - lower) * ((rank - below) / (atMost(index) - below));
}
