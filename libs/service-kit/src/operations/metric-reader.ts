import type { Buckets, DurationName, InstanceSample } from '@rotadas/contracts/operations/instance-sample';
import type { Metrics, Sample } from '../metrics/metrics.js';

/** A metric, and optionally the values of a label to include. */
type Source = readonly [metric: string, label?: string, values?: RegExp];

const REACHABLE = 'rotadas_dependency_reachable';
const REQUESTS = 'rotadas_http_request_duration_seconds';
const JOBS = 'rotadas_queue_jobs';

/** Rates per second of counters and histogram counts; the others are of gauges. */
const FIGURES: readonly (readonly [keyof InstanceSample['figures'], 'rate' | 'sum' | 'max', ...Source])[] = [
  ['positionsReceived', 'rate', 'rotadas_positions_received_total'],
  ['positionsStored', 'rate', 'rotadas_positions_total', 'outcome', /^stored$/],
  ['positionsLost', 'rate', 'rotadas_positions_total', 'outcome', /^(undecided|unavailable)$/],
  ['viewers', 'sum', 'rotadas_live_viewers'],
  ['viewersDropped', 'rate', 'rotadas_live_closed_total', 'reason', /^tooSlow$/],
  ['requests', 'rate', REQUESTS],
  ['requestsFailed', 'rate', REQUESTS, 'status', /^5/],
  ['rpcTimeouts', 'rate', 'rotadas_rpc_client_duration_seconds', 'outcome', /^unavailable$/],
  ['jobsWaiting', 'sum', JOBS, 'state', /^waiting$/],
  ['jobsFailed', 'sum', JOBS, 'state', /^failed$/],
  ['oldestJob', 'max', 'rotadas_queue_oldest_job_age_seconds', 'state', /^waiting$/],
  ['oldestEvent', 'max', 'rotadas_outbox_oldest_event_age_seconds'],
  ['eventsPending', 'max', 'rotadas_event_backlog', 'state', /^pending$/],
  ['agreementsOverdue', 'max', 'rotadas_agreement_overdue_seconds'],
  ['casesOverdue', 'max', 'rotadas_cases_overdue'],
  ['eventsFailed', 'rate', 'rotadas_event_duration_seconds', 'outcome', /^(failed|unreadable)$/],
  ['notifications', 'rate', 'rotadas_notifications_total'],
  ['notificationsFailed', 'rate', 'rotadas_notifications_total', 'outcome', /^(failed|rejected|given-up)$/],
];

const DURATIONS: readonly (readonly [DurationName, ...Source])[] = [
  ['freshness', 'rotadas_live_freshness_seconds'],
  ['requests', REQUESTS, 'route', /^(?!unmatched$|\/api\/live$)/], // a connection of the map lasts for hours
  ['eventLag', 'rotadas_event_lag_seconds'],
];

const METRICS = new Set([...FIGURES.map(([, , metric]) => metric), REACHABLE]);

/** Reads the figures of a process from its metrics; unknown ones are missing. */
export class MetricReader {
  private readonly before = new Map<string, number>();
  private readAt = performance.now();

  constructor(private readonly metrics: Metrics) {}

  /** Rates and durations are since the last call. */
  async read(): Promise<Pick<InstanceSample, 'figures' | 'durations' | 'reachableServers'>> {
    const read = Array.from(
      METRICS,
      async (name) => [name, await this.metrics.samples(name, 'count')] as const,
    );
    const samples = new Map(await Promise.all(read));
    const seconds = Math.max(1, performance.now() - this.readAt) / 1_000;
    this.readAt = performance.now();
    const figures: InstanceSample['figures'] = {};
    for (const [name, kind, metric, ...labels] of FIGURES) {
      const all = samples.get(metric) ?? [];
      if (all.length === 0) continue;
      const values = select(all, ...labels).map(({ value }) => value);
      if (kind === 'max') figures[name] = Math.max(0, ...values);
      else figures[name] = kind === 'sum' ? sum(values) : this.sinceLast(name, sum(values)) / seconds;
    }
    return {
      figures,
      durations: await this.durations(),
      reachableServers: Object.fromEntries(
        (samples.get(REACHABLE) ?? []).map(({ labels, value }) => [labels['dependency'] ?? '', value === 1]),
      ),
    };
  }

  private async durations(): Promise<InstanceSample['durations']> {
    const durations: Partial<Record<DurationName, Buckets>> = {};
    for (const [name, metric, ...labels] of DURATIONS) {
      const buckets = select(await this.metrics.samples(metric, 'bucket'), ...labels);
      const byBound = Map.groupBy(buckets, ({ labels: { le = '' } }) => le);
      if (byBound.size === 0) continue;
      durations[name] = {
        bounds: [...byBound.keys()].filter((le) => le !== '+Inf').map(Number),
        counts: Array.from(byBound, ([le, all]) =>
          this.sinceLast(`${name} ${le}`, sum(all.map(({ value }) => value))),
        ),
      };
    }
    return durations;
  }

  private sinceLast(key: string, total: number): number {
    const before = this.before.get(key) ?? 0;
    this.before.set(key, total);
    return Math.max(0, total - before);
  }
}

function select(samples: readonly Sample[], label?: string, values?: RegExp): readonly Sample[] {
  if (label === undefined || values === undefined) return samples;
  return samples.filter(({ labels }) => values.test(labels[label] ?? ''));
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
