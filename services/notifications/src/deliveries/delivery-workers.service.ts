import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { type JobWork, type JobWorker, startJobWorker } from '@rotadas/service-kit/queues/job-worker';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../env.js';
import { DeliveryService } from './delivery.service.js';
import { DeliveryJob } from './domain/delivery-job.js';
import { retryDelay } from './domain/retry-delays.js';

/** Parallel deliveries of each instance of the service. */
const CONCURRENCY = { [QUEUES.push]: 20, [QUEUES.mail]: 5 };

/**
 * How long a job belongs to its worker unless that renews it, and how often jobs of killed workers
 * are looked for, ms: other workers continue with those within 5 s. A worker that is killed again
 * and again is not the fault of its job.
 */
const LOCKS = { lockDuration: 3_000, stalledInterval: 1_000, maxStalledCount: 1_000 };

/** Processes the queues of pushes and mails. */
@Injectable()
export class DeliveryWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DeliveryWorkers.name);
  private workers: JobWorker[] = [];

  constructor(
    @Inject(NOTIFICATIONS_ENV) private readonly env: NotificationsEnv,
    private readonly deliveries: DeliveryService,
  ) {}

  onApplicationBootstrap(): void {
    this.workers = Object.entries(CONCURRENCY).map(([queue, concurrency]) =>
      startJobWorker(this.env.REDIS_URL, this.workOf(queue, concurrency), this.logger),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private workOf(queue: string, concurrency: number): JobWork {
    const backoffStrategy = (attempts: number) => retryDelay(attempts, this.env.DELIVERY_RETRY_MS);
    return {
      queue,
      isDelayed: false,
      options: { concurrency, ...LOCKS, settings: { backoffStrategy } },
      process: async ({ data }) => {
        const result = await this.deliveries.attempt(DeliveryJob.parse(data));
        return result.kind === 'held' || result.kind === 'refused' ? result : { kind: 'done' };
      },
      onFailure: async (data, isLast) => {
        const job = DeliveryJob.safeParse(data);
        // Where it cannot be noted now, adding the job again changes nothing: it is there, failed.
        if (isLast && job.success) await this.deliveries.giveUp(job.data);
      },
    };
  }
}
