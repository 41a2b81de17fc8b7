import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { QUEUE_PREFIX } from '@rotadas/contracts/queues/queues';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { Batcher } from '@rotadas/service-kit/mongodb/batcher';
import { duplicateRedis, type RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { carriedByJob } from '@rotadas/service-kit/tracing/trace-job';
import { DELIVERY_SETTINGS, type DeliverySettings } from '../delivery-settings.js';
import { type DeliveryJob, jobIdOf, queueOf } from '../domain/delivery-job.js';
import { attemptsOf } from '../domain/retry-delays.js';

/** Name of the jobs. */
const DELIVER = 'deliver';

/** What was given up lies among the failed jobs, so many of them and so long, s: 30 days. */
const DEAD_LETTERS = { count: 10_000, age: 2_592_000 };

type QueueName = ReturnType<typeof queueOf>;

/**
 * Adds the jobs that send pushes and mails. It fails fast while Redis is away, as the process's
 * shared connection does, but has a connection of its own: BullMQ defines a hundred scripts on it.
 */
@Injectable()
export class DeliveryQueues implements OnApplicationShutdown {
  private readonly logger = new Logger(DeliveryQueues.name);
  private readonly redis: RedisClient;
  private readonly opened = new Map<QueueName, Promise<Queue>>();
  private readonly attempts: number;
  private readonly additions = new Batcher(async (all: readonly (readonly DeliveryJob[])[]) => {
    await this.addAll(all.flat());
    return all.map(() => null);
  });

  constructor(@Inject(REDIS) shared: RedisClient, @Inject(DELIVERY_SETTINGS) { retries }: DeliverySettings) {
    this.attempts = attemptsOf(retries);
    this.redis = duplicateRedis(shared, 'notifications-queues');
    // The shared connection logs that Redis is away.
    this.redis.on('error', (error) => this.logger.debug({ err: error }));
  }

  /** Adds jobs; one that is there already, also among the failed ones, stays as it is. */
  async add(jobs: readonly DeliveryJob[]): Promise<void> {
    if (jobs.length > 0) await guardDependency('redis', () => this.additions.add(jobs));
  }

  async onApplicationShutdown(): Promise<void> {
    // One that never opened has nothing to close.
    const opened = await Promise.allSettled(this.opened.values());
    await Promise.all(opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value.close()] : [])));
    this.redis.disconnect();
  }

  private async addAll(jobs: readonly DeliveryJob[]): Promise<void> {
    const ofQueues = Map.groupBy(jobs, ({ deliveryId }) => queueOf(deliveryId));
    for (const [name, ofQueue] of ofQueues) {
      const queue = await this.queue(name);
      await queue.addBulk(ofQueue.map((job) => ({ name: DELIVER, data: job, opts: this.optionsOf(job) })));
    }
  }

  private optionsOf(job: DeliveryJob) {
    return {
      jobId: jobIdOf(job),
      attempts: this.attempts,
      backoff: { type: 'custom' },
      removeOnComplete: true,
      removeOnFail: DEAD_LETTERS,
      ...carriedByJob(),
    };
  }

  /** The queue, opened on first use; a failed opening is tried again on the next one. */
  private queue(name: QueueName): Promise<Queue> {
    if (this.redis.status !== 'ready') return Promise.reject(new Error('Connection is closed.'));
    const known = this.opened.get(name);
    if (known) return known;
    const opening = this.open(name).catch((error: unknown) => {
      this.opened.delete(name);
      throw error;
    });
    this.opened.set(name, opening);
    return opening;
  }

  private async open(name: QueueName): Promise<Queue> {
    const queue = new Queue(name, { connection: this.redis, prefix: QUEUE_PREFIX });
    queue.on('error', (error) => this.logger.debug({ err: error }));
    await queue.waitUntilReady();
    return queue;
  }
}
