import { sampleLine } from './sample-line.js';

/** A metric's name, and a sentence for who reads it. */
export interface Described {
  readonly name: string;
  readonly help: string;
}

/** Takes a value that was observed so many times, once unless told otherwise. */
export type Observe = (value: number, times?: number) => void;

/** What a histogram has counted so far under some labels. */
export interface Reading {
  readonly labels: Readonly<Record<string, string>>;
  /** Upper bounds of the buckets; `counts` has one more, for what exceeds them all. */
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
}

/** How often each bucket was hit, the last one for what exceeds all bounds, and the sum. */
interface Series {
  readonly labels: Readonly<Record<string, string>>;
  readonly counts: Float64Array;
  sum: number;
}

/**
 * How often values fell into which bucket, by labels. prom-client's own hashes the labels for each
 * observation; here whoever observes asks for its series once, and an observation is two additions.
 */
export class Histogram<Label extends string = never> {
  private readonly series = new Map<string, { readonly held: Series; readonly observe: Observe }>();

  /** @param buckets upper bounds, ascending, in the unit that the name ends with */
  constructor(
    private readonly described: Described,
    private readonly labelNames: readonly Label[],
    private readonly buckets: readonly number[],
  ) {}

  /**
   * What observes values under these labels, which have to come from what the product knows, never
   * from what a client sends. To be asked for beforehand where much is observed.
   */
  of(labels: Readonly<Record<Label, string>>): Observe {
    const key = this.labelNames.map((name) => labels[name]).join('\0');
    const known = this.series.get(key);
    if (known) return known.observe;
    const held = { labels, counts: new Float64Array(this.buckets.length + 1), sum: 0 };
    const observe = observerOf(held, this.buckets);
    this.series.set(key, { held, observe });
    return observe;
  }

  /** Its name in Prometheus' text format. */
  get name(): string {
    return this.described.name;
  }

  /** All series as they are now. */
  readings(): Reading[] {
    return Array.from(this.series.values(), ({ held }) => ({
      labels: held.labels,
      bounds: this.buckets,
      counts: [...held.counts],
    }));
  }

  /** All of it in Prometheus' text format. */
  text(): string {
    const { name, help } = this.described;
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
    for (const { held } of this.series.values()) lines.push(...this.linesOf(held));
    return `${lines.join('\n')}\n`;
  }

  private *linesOf({ labels, counts, sum }: Series): Iterable<string> {
    const { name } = this.described;
    let count = 0;
    for (const [index, inBucket] of counts.entries()) {
      count += inBucket;
      yield sampleLine(`${name}_bucket`, { ...labels, le: String(this.buckets[index] ?? '+Inf') }, count);
    }
    yield sampleLine(`${name}_sum`, labels, sum);
    yield sampleLine(`${name}_count`, labels, count);
  }
}

function observerOf(series: Series, buckets: readonly number[]): Observe {
  return (value, times = 1) => {
    let index = 0;
    while (value > (buckets[index] ?? Number.POSITIVE_INFINITY)) index += 1;
    series.counts[index] = (series.counts[index] ?? 0) + times;
    series.sum += value * times;
  };
}
