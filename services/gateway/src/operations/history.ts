import {
  type Buckets,
  type DurationName,
  type InstanceSample,
  MaxMetric,
  SAMPLE_INTERVAL_MS,
  SummedMetric,
} from '@rotadas/contracts/operations/instance-sample';
import {
  MetricName,
  OPERATIONS_HISTORY_MS,
  OperationsView,
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

export class History {
  readonly timeline: Pick<OperationsView, 'at' | 'figures'> = {
    at: [],
    figures: OperationsView.shape.figures.parse(
      Object.fromEntries(MetricName.options.map((name) => [name, []])),
    ),
  };
  private readonly lastMinute: (readonly Sampled[])[] = [];

  /** `at` in epoch ms; `samples`: the last one of each instance. */
  add(at: number, samples: readonly Sampled[]): void {
    push(this.lastMinute, samples, SAMPLES_PER_MINUTE);
    push(this.timeline.at, at, SAMPLES_MAX);
    const set = (name: MetricName, value: number | null) =>
      push(this.timeline.figures[name], rounded(value), SAMPLES_MAX);
    const reported = (name: keyof InstanceSample['figures']) =>
      samples.flatMap(({ figures }) => figures[name] ?? []);
    for (const name of SummedMetric.options) set(name, total(reported(name)));
    for (const name of MaxMetric.options) set(name, highest(reported(name)));
    const lastMinute = this.lastMinute.flat();
    for (const [name, duration, q] of QUANTILES) {
      const durations = lastMinute.flatMap((sample) => sample.durations[duration] ?? []);
      set(name, quantile(durations, q));
    }
  }
}

function push<Item>(items: Item[], item: Item, maxLength: number): void {
  if (items.push(item) > maxLength) items.shift();
}

const total = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value);

const highest = (values: readonly number[]) => (values.length === 0 ? null : Math.max(...values));

/** Four significant digits; integers are kept. */
function rounded(value: number | null): number | null {
  return value === null || Number.isInteger(value) ? value : Number(value.toPrecision(4));
}

/** A quantile in seconds. Like Prometheus: linear within a bucket, at most the last bound. */
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
