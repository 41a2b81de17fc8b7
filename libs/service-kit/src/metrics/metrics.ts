import { getHeapStatistics } from 'node:v8';
import { Injectable, Logger } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { collectDefaultMetrics, Counter, Gauge, register, Registry } from 'prom-client';
import { dependencyDurations } from './histograms.js';

/** Maximum wait for values of a server. */
const READ_LIMIT_MS = 3_000;

/** Maximum wait for a ping, ms. Shorter, so that a silent server is reported as unreachable. */
const PING_LIMIT_MS = 2_000;

/** `markers` is the Redis of live positions. */
export type Dependency = 'mongodb' | 'redis' | 'markers' | 'nats';

export const unhandledErrors = new Counter({
  name: 'rotadas_unhandled_errors_total',
  help: 'Unhandled exceptions and rejections. The first one ends the process',
  labelNames: ['origin'],
});
for (const origin of ['uncaughtException', 'unhandledRejection']) unhandledErrors.inc({ origin }, 0);

export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/**
 * The metrics of a process. Label values must be bounded and never come from clients. A new series
 * must start at 0: a rate misses its first increment.
 */
@Injectable()
export class Metrics {
  /** Has the metrics of injected classes; others are in the global registry. */
  readonly registry = new Registry();
  private readonly logger = new Logger(Metrics.name);
  private readonly pings = new Map<Dependency, (() => Promise<unknown>)[]>();
  private readonly outboxAges = new Map<string, () => Promise<number>>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const heapLimit = () => getHeapStatistics().heap_size_limit;
    this.addGauge('rotadas_heap_limit_bytes', 'Maximum size of the heap', heapLimit);
    this.addReadGauge(
      {
        name: 'rotadas_dependency_reachable',
        help: '1 if the server responds to all pings within 2 s, else 0',
      },
      ['dependency'],
      async () =>
        Object.entries(await this.reachable()).map(([dependency, isReachable]) => ({
          labels: { dependency },
          value: Number(isReachable),
        })),
    );
    this.addReadGauge(
      {
        name: 'rotadas_outbox_oldest_event_age_seconds',
        help: 'Age of the oldest event that JetStream does not have, 0 if there is none',
      },
      ['collection'],
      () => readAll(this.outboxAges, 'collection'),
    );
  }

  /** Calls `ping` at each scrape; it rejects on failure. All pings of a server must succeed. */
  addPing(dependency: Dependency, ping: () => Promise<unknown>): void {
    for (const outcome of ['ok', 'unavailable', 'failed']) dependencyDurations.zero({ dependency, outcome });
    this.pings.set(dependency, [...(this.pings.get(dependency) ?? []), ping]);
  }

  /** Whether each server of this process responds to its pings within 2 s, by name. */
  async reachable(): Promise<Record<string, boolean>> {
    const checked = Array.from(this.pings, async ([dependency, pings]) => {
      const responses = await Promise.all(pings.map(succeedsInTime));
      return [dependency, responses.every(Boolean)] as const;
    });
    return Object.fromEntries(await Promise.all(checked));
  }

  /** `findOldest` resolves to the time of the oldest pending event, epoch ms. */
  addOutbox(collection: string, findOldest: () => Promise<number | undefined>): void {
    this.outboxAges.set(collection, async () => {
      const savedAt = await findOldest();
      return savedAt === undefined ? 0 : Math.max(0, Date.now() - savedAt) / 1_000;
    });
  }

  /** Returns all metrics in the text format of Prometheus. */
  async text(): Promise<{ body: string; contentType: string }> {
    const { all } = this;
    return { body: await all.metrics(), contentType: all.contentType };
  }

  /** The values of a metric, or of a `part` of a histogram; empty if it is unknown. */
  async samples(name: string, part?: 'bucket' | 'count'): Promise<Sample[]> {
    const metric = await this.all.getSingleMetric(name)?.get();
    const values = metric?.values ?? [];
    const selected = values.filter(
      (each) => !('metricName' in each) || each.metricName === `${name}_${part}`,
    );
    return selected.map(({ labels, value }) => ({ labels: toTexts(labels), value }));
  }

  /** A gauge of a value in memory. */
  addGauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** A gauge, missing from a scrape if `read` fails or takes too long. Logs the first failure. */
  addReadGauge(
    described: { readonly name: string; readonly help: string },
    labelNames: string[],
    read: () => readonly Sample[] | Promise<readonly Sample[]>,
  ): void {
    let isFailing = false;
    const gauge = new Gauge({
      ...described,
      labelNames,
      registers: [this.registry],
      collect: async () => {
        const limit = { milliseconds: READ_LIMIT_MS, fallback: () => [] };
        const samples = await pTimeout(Promise.resolve().then(read), limit).catch((error: unknown) => {
          if (!isFailing) this.logger.warn({ err: error, metric: described.name }, 'A metric cannot be read');
          isFailing = true;
        });
        if (samples) isFailing = false;
        gauge.reset();
        for (const { labels, value } of samples ?? []) gauge.set(labels, value);
      },
    });
  }

  private get all(): Registry {
    return Registry.merge([register, this.registry]);
  }
}

async function readAll(
  readers: ReadonlyMap<string, () => Promise<number>>,
  label: string,
): Promise<Sample[]> {
  return Promise.all(
    Array.from(readers, async ([text, read]) => ({ labels: { [label]: text }, value: await read() })),
  );
}

/** False if it rejects: the connection of the server logs why. */
async function succeedsInTime(ping: () => Promise<unknown>): Promise<boolean> {
  try {
    await pTimeout(ping(), { milliseconds: PING_LIMIT_MS });
    return true;
  } catch {
    return false;
  }
}

function toTexts(labels: object): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, text]) => [name, String(text)]));
}
