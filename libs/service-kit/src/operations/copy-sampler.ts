import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  type CopySample,
  OPERATIONS_SAMPLE,
  SAMPLE_EVERY_MS,
  type ServiceName,
} from '@rotadas/contracts/operations/copy-sample';
import { Metrics } from '../metrics/metrics.js';
import { CorePublisher } from '../nats/core-publisher.js';
import { PRODUCT_VERSION } from '../version/product-version.js';
import { readTotals, sinceThen, type Totals } from './metric-totals.js';
import { readQueues } from './read-queues.js';

/** Token of the service that a process is a copy of. */
export const SERVICE_NAME = Symbol('SERVICE_NAME');

/** How often the delay of the event loop is measured, ms; what is measured holds this much more. */
const LOOP_RESOLUTION_MS = 20;

/**
 * Samples are taken up to this long after their moment, ms, each copy at its own time, so that not
 * all of them ask the servers at once.
 */
const SPREAD_MS = 1_500;

/** A timer may fire this much early, ms; the moment that it was set for counts. */
const EARLY_MS = 100;

/**
 * Reads the metrics of this process every 5 s and tells every gateway; nothing that is measured
 * costs more for it.
 */
@Injectable()
export class CopySampler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CopySampler.name);
  private readonly copy = randomUUID();
  private readonly startedAt = Date.now();
  private readonly spread = Math.floor(Math.random() * SPREAD_MS);
  private readonly loopDelay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  private timer: NodeJS.Timeout | undefined;
  private before: { readonly totals: Totals; readonly at: number } | undefined;
  private last: CopySample | undefined;

  constructor(
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    private readonly metrics: Metrics,
    private readonly publisher: CorePublisher,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.loopDelay.enable();
    this.before = { totals: await readTotals(this.metrics), at: performance.now() };
    this.waitForNext();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.loopDelay.disable();
    if (!this.last) return;
    this.publisher.publish(OPERATIONS_SAMPLE, { ...this.last, isLast: true });
    await this.publisher.flush();
  }

  private waitForNext(): void {
    const now = Date.now();
    const next = momentOf(now + EARLY_MS - this.spread) + SAMPLE_EVERY_MS + this.spread;
    this.timer = setTimeout(() => void this.tell(momentOf(next)), next - now).unref();
  }

  private async tell(takenAt: number): Promise<void> {
    try {
      this.last = await this.take(takenAt);
      if (this.timer) this.publisher.publish(OPERATIONS_SAMPLE, this.last);
    } catch (error) {
      this.logger.warn({ err: error }, 'A sample of this copy could not be taken');
    }
    if (this.timer) this.waitForNext();
  }

  private async take(takenAt: number): Promise<CopySample> {
    const totals = await readTotals(this.metrics);
    const at = performance.now();
    const before = this.before ?? { totals, at };
    this.before = { totals, at };
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    const loopDelay = Math.max(0, this.loopDelay.percentile(99) / 1e6 - LOOP_RESOLUTION_MS) / 1_000;
    this.loopDelay.reset();
    const { counts, durations } = sinceThen(before.totals, totals);
    return {
      copy: this.copy,
      service: this.service,
      version: PRODUCT_VERSION,
      startedAt: this.startedAt,
      takenAt,
      overMs: Math.max(1, Math.round(at - before.at)),
      isLast: false,
      eventLoopDelay: loopDelay,
      heapShare: used / limit,
      counts,
      durations,
      ...(await this.levels()),
    };
  }

  private async levels(): Promise<
    Pick<CopySample, 'reaches' | 'viewers' | 'queues' | 'oldestEvent' | 'pendingEvents'>
  > {
    const [reachable, viewers, queues, oldest, backlog] = await Promise.all([
      this.metrics.samples('rotadas_dependency_reachable'),
      this.metrics.samples('rotadas_live_viewers'),
      readQueues(this.metrics),
      this.metrics.samples('rotadas_outbox_oldest_event_age_seconds'),
      this.metrics.samples('rotadas_event_backlog'),
    ]);
    const pending = backlog.filter(({ labels }) => labels['state'] === 'pending');
    const [watching] = viewers;
    return {
      reaches: Object.fromEntries(
        reachable.map(({ labels, value }) => [labels['dependency'] ?? '', value === 1]),
      ),
      ...(watching && { viewers: watching.value }),
      queues,
      ...(oldest.length > 0 && { oldestEvent: Math.max(...oldest.map(({ value }) => value)) }),
      pendingEvents: Object.fromEntries(pending.map(({ labels, value }) => [labels['subject'] ?? '', value])),
    };
  }
}

/** The moment of the sample at or before `time`, epoch ms. */
function momentOf(time: number): number {
  return Math.floor(time / SAMPLE_EVERY_MS) * SAMPLE_EVERY_MS;
}
