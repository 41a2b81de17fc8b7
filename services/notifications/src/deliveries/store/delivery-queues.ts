import { Inject, Injectable } from '@nestjs/common';
import { FAILED_DELIVERIES_DAYS } from '@rotadas/contracts/queues/job-retention';
import { createBatchLoader } from '@rotadas/service-kit/time/batch-loader';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { jobTraceCarrier } from '@rotadas/service-kit/tracing/tracer';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from '../../env.js';
import { type DeliveryJob, toJobId, toQueue } from '../domain/delivery-job.js';
import { maxAttempts } from '../domain/retry-delays.js';

const DELIVER = 'deliver';

/** `age` is in seconds. */
const FAILED_JOB_RETENTION = { count: 10_000, age: FAILED_DELIVERIES_DAYS * 86_400 };

/** Throws `service-unavailable` without Redis. */
@Injectable()
export class DeliveryQueues {
  private readonly attempts: number;
  private readonly additions = createBatchLoader(async (all: readonly (readonly DeliveryJob[])[]) => {
    await this.addAll(all.flat());
    return all.map(() => null);
  });

  constructor(
    private readonly queues: JobQueues,
    @Inject(NOTIFICATIONS_ENV) env: NotificationsEnv,
  ) {
    this.attempts = maxAttempts(env.DELIVERY_RETRY_MS);
  }

  /** Existing jobs, even failed ones, are not changed. */
  async add(jobs: readonly DeliveryJob[]): Promise<void> {
    if (jobs.length > 0) await this.additions.load(jobs);
  }

  private async addAll(jobs: readonly DeliveryJob[]): Promise<void> {
    for (const [name, queueJobs] of Map.groupBy(jobs, ({ deliveryId }) => toQueue(deliveryId))) {
      const bulk = queueJobs.map((job) => ({ name: DELIVER, data: job, opts: this.jobOptions(job) }));
      await this.queues.use(name, (queue) => queue.addBulk(bulk));
    }
  }

  private jobOptions(job: DeliveryJob) {
    return {
      jobId: toJobId(job),
      attempts: this.attempts,
      backoff: { type: 'custom' },
      removeOnComplete: true,
      removeOnFail: FAILED_JOB_RETENTION,
      ...jobTraceCarrier(),
    };
  }
}
