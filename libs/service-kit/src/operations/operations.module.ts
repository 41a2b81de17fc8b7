import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  type InstanceSample,
  OPERATIONS_SAMPLE,
  SAMPLE_INTERVAL_MS,
} from '@rotadas/contracts/operations/instance-sample';
import type { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { Metrics } from '../metrics/metrics.js';
import { NatsPublisher } from '../nats/nats-publisher.js';
import { PRODUCT_VERSION } from '../env/product-version.js';
import { MetricReader } from './metric-reader.js';

const SERVICE_NAME = Symbol('SERVICE_NAME');

/** Sampling interval of the event loop delay, ms; the measured delay includes it. */
const LOOP_RESOLUTION_MS = 20;

/** Publishes a sample of this process to the gateways every 5 s. */
@Injectable()
class InstanceSampler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Operations');
  private readonly instanceId = randomUUID();
  private readonly startedAt = Date.now();
  private readonly figures: MetricReader;
  private readonly loopDelay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  private timer: NodeJS.Timeout | undefined;
  private last: InstanceSample | undefined;

  constructor(
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    metrics: Metrics,
    private readonly publisher: NatsPublisher,
  ) {
    this.figures = new MetricReader(metrics);
  }

  onApplicationBootstrap(): void {
    this.loopDelay.enable();
    this.timer = setInterval(() => void this.publish(), SAMPLE_INTERVAL_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    this.loopDelay.disable();
    if (!this.last) return;
    this.publisher.publish(OPERATIONS_SAMPLE, { ...this.last, isLast: true });
    await this.publisher.flush();
  }

  private async publish(): Promise<void> {
    try {
      this.last = await this.take();
      if (this.timer) this.publisher.publish(OPERATIONS_SAMPLE, this.last);
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not sample this process');
    }
  }

  private async take(): Promise<InstanceSample> {
    const { instanceId, service, startedAt } = this;
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    const delayMs = this.loopDelay.percentile(99) / 1e6 - LOOP_RESOLUTION_MS;
    const eventLoopDelay = Math.max(0, delayMs) / 1_000;
    this.loopDelay.reset();
    const { figures, ...read } = await this.figures.read();
    return {
      ...{ instanceId, service, version: PRODUCT_VERSION, startedAt, isLast: false },
      ...{ eventLoopDelay, heapShare: used / limit, figures: { ...figures, eventLoopDelay }, ...read },
    };
  }
}

/** Requires MetricsModule and NatsClientModule. */
@Module({})
export class OperationsModule {
  static forRoot({ name }: { name: ServiceName }): DynamicModule {
    return {
      module: OperationsModule,
      providers: [InstanceSampler, { provide: SERVICE_NAME, useValue: name }],
    };
  }
}
