import { getHeapStatistics } from 'node:v8';
import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { dependencyDurations } from './dependency-durations.js';
import { DURATION_BUCKETS } from './duration-buckets.js';
import { eventDurations, eventLags, outboxLags } from './event-durations.js';
import { type Described, Histogram, type Observe, type Reading } from './histogram.js';
import { questionDurations, routeDurations } from './route-durations.js';
import { unhandledErrors } from './unhandled-errors.js';

/** The longest wait for a value that a server has to be asked for, ms. */
const READ_LIMIT_MS = 3_000;

/** A number with the labels that it belongs to. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/**
 * The metrics of a process. Counts are read when somebody asks, so that the paths which count add
 * to a plain number and no more; names and labels are bounded by what the product knows, never by
 * what a client sends.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  /** The kit's own stand in modules, since decorators and functions observe them. */
  private readonly histograms: Pick<Histogram, 'name' | 'text' | 'readings'>[] = [
    routeDurations,
    questionDurations,
    dependencyDurations,
    eventDurations,
    eventLags,
    outboxLags,
  ];

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.level(
      { name: 'rotadas_heap_limit_bytes', help: 'The most that the heap of this process may take' },
      () => getHeapStatistics().heap_size_limit,
    );
    this.countsBy(
      {
        name: 'rotadas_unhandled_errors_total',
        help: 'Exceptions and rejections that nothing handled; the first one ends the process',
      },
      'origin',
      unhandledErrors,
    );
  }

  /** Everything in Prometheus' text format, and its content type. */
  async text(): Promise<{ body: string; contentType: string }> {
    const others = await this.registry.metrics();
    const histograms = this.histograms.map((each) => each.text());
    return { body: [others, ...histograms].join('\n'), contentType: this.registry.contentType };
  }

  /** A counter or gauge as it is now, by labels; empty where this process has none of that name. */
  async samples(name: string): Promise<readonly Sample[]> {
    const read = await this.registry.getSingleMetric(name)?.get();
    return (read?.values ?? []).map(({ labels, value }) => ({ labels: textsOf(labels), value }));
  }

  /** A histogram as it is now, by labels; empty likewise. */
  readings(name: string): readonly Reading[] {
    return this.histograms.find((each) => each.name === name)?.readings() ?? [];
  }

  /** Registers a counter. */
  count({ name, help }: Described, read: () => number): void {
    this.counts({ name, help }, [], () => [{ labels: {}, value: read() }]);
  }

  /** Registers counters, one for each combination of labels. */
  counts({ name, help }: Described, labelNames: string[], read: () => readonly Sample[]): void {
    const counter = new Counter({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => {
        counter.reset();
        for (const { labels, value } of read()) counter.inc(labels, value);
      },
    });
  }

  /** Registers counters of one label from an object, which is read when somebody asks. */
  countsBy(described: Described, label: string, counts: Readonly<Record<string, number>>): void {
    this.counts(described, [label], () =>
      Object.entries(counts).map(([name, value]) => ({ labels: { [label]: name }, value })),
    );
  }

  /** Registers a gauge. */
  level(described: Described, read: () => number): void {
    this.levels(described, [], () => [{ labels: {}, value: read() }]);
  }

  /** Registers gauges by labels; where their values cannot be read in time, none are served. */
  levels(
    { name, help }: Described,
    labelNames: string[],
    read: () => readonly Sample[] | Promise<readonly Sample[]>,
  ): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: async () => {
        const limit = { milliseconds: READ_LIMIT_MS, fallback: () => [] };
        const samples = await pTimeout(reading(read), limit).catch(() => []);
        gauge.reset();
        for (const { labels, value } of samples) gauge.set(labels, value);
      },
    });
  }

  /**
   * Registers a histogram; the answer creates its observer, once for each combination of labels.
   */
  histogram<Label extends string>(
    described: Described,
    labelNames: readonly Label[],
    buckets: readonly number[] = DURATION_BUCKETS,
  ): (labels: Readonly<Record<Label, string>>) => Observe {
    const histogram = new Histogram(described, labelNames, buckets);
    this.histograms.push(histogram);
    return (labels) => histogram.of(labels);
  }
}

function textsOf(labels: object): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, text]) => [name, String(text)]));
}

async function reading<Value>(read: () => Value | Promise<Value>): Promise<Value> {
  return read();
}
