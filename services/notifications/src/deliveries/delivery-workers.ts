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

const CONCURRENCY = { [QUEUES.push]: 20, [QUEUES.mail]: 5 };

/**
 * Times are in milliseconds. Another worker takes over the jobs of a killed one within 5 s, any
 * number of times.
 */
const LOCKS = { lockDuration: 3_000, stalledInterval: 1_000, maxStalledCount: 1_000 };

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
      startJobWorker(this.env.REDIS_URL, this.createWork(queue, concurrency), this.logger),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private createWork(queue: string, concurrency: number): JobWork {
    const backoffStrategy = (attempts: number) => retryDelay(attempts, this.env.DELIVERY_RETRY_MS);
    return {
      queue,
      isDelayed: false,
      options: { concurrency, ...LOCKS, settings: { backoffStrategy } },
      process: async ({ data }) => {
        const result = await this.deliveries.attempt(DeliveryJob.parse(data));
        return result.kind === 'held' || result.kind === 'rejected' ? result : { kind: 'done' };
      },
      onFailure: async (data, isLast) => {
        const job = DeliveryJob.safeParse(data);
        // If this fails, the job is still among the failed ones, and an admin can retry it.
        if (isLast && job.success) await this.deliveries.giveUp(job.data);
      },
    };
  }
}
