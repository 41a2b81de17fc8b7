import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { RetryingTask } from '../time/retrying-task.js';
import type { JobQueues } from './job-queues.js';
import { type JobWorker, startJobWorker } from './job-worker.js';

/** ID of the scheduler of sweeps, and name of their jobs. */
const SWEEP = 'sweep';

/** Interval of the check that sweeps are scheduled, ms; a Redis that lost its data has none. */
const CHECK_EVERY_MS = 5_000;

/** Concurrent jobs of one instance, so that jobs run on time during a long sweep. */
const CONCURRENCY = 10;

export interface SweptQueue {
  readonly name: string;
  readonly redisUrl: string;
  readonly sweepEveryMs: number;
}

/** Runs delayed jobs. Sweeps, once for all instances, make up for jobs that Redis lost. */
export abstract class SweptWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private readonly scheduling = new RetryingTask(() =>
    this.queues.scheduleEvery(this.queue.name, SWEEP, this.queue.sweepEveryMs),
  );
  private worker: JobWorker | undefined;

  constructor(
    private readonly queues: JobQueues,
    private readonly queue: SweptQueue,
  ) {}

  abstract sweep(): Promise<void>;

  protected abstract process(name: string, data: unknown): Promise<void>;

  onApplicationBootstrap(): void {
    const { name: queue, redisUrl } = this.queue;
    const work = {
      queue,
      isDelayed: true,
      options: { concurrency: CONCURRENCY },
      process: async ({ name, data }: { name: string; data: unknown }) => {
        await (name === SWEEP ? this.sweep() : this.process(name, data));
        return { kind: 'done' } as const;
      },
    };
    this.worker = startJobWorker(redisUrl, work, this.logger);
    this.scheduling.requestEvery(CHECK_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.scheduling.stop();
    await this.worker?.close();
  }
}
