import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DURATION_BUCKETS, routeDurations } from './route-durations.js';

/** A metric's name, and a sentence for who reads it. */
export interface Described {
  readonly name: string;
  readonly help: string;
}

/** A number with the labels that it belongs to. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Takes one duration, s. */
export type Observe = (seconds: number) => void;

/**
 * The metrics of a process. Counts are read when somebody asks, so that the paths which count add
 * to a plain number and no more; names and labels are bounded by what the product knows, never by
 * what a client sends.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.registry.registerMetric(routeDurations);
  }

  /** Everything in Prometheus' text format, and its content type. */
  async text(): Promise<{ body: string; contentType: string }> {
    return { body: await this.registry.metrics(), contentType: this.registry.contentType };
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

  /** Registers gauges; where their values cannot be read, none are served. */
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
        gauge.reset();
        const samples = await Promise.resolve(read()).catch(() => []);
        for (const { labels, value } of samples) gauge.set(labels, value);
      },
    });
  }

  /**
   * Registers a histogram of durations; the answer creates its observer, once for each combination
   * of labels.
   */
  durations<Label extends string>(
    { name, help }: Described,
    labelNames: readonly Label[],
    buckets: number[] = DURATION_BUCKETS,
  ): (labels: Readonly<Record<Label, string>>) => Observe {
    const histogram = new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
    return (labels) => {
      const child = histogram.labels(labels);
      return (seconds) => child.observe(seconds);
    };
  }
}
