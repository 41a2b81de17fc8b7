import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { FINISHED_JOBS } from '@rotadas/contracts/queues/job-retention';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';
import type { Queue } from 'bullmq';
import { guardDependency } from '../errors/dependency.js';
import { duplicateRedis, pingRedis, type RedisClient } from '../redis/redis-client.js';
import { REDIS } from '../redis/redis.module.js';
import { jobTraceCarrier } from '../tracing/tracer.js';

const ATTEMPTS = { attempts: 5, backoff: { type: 'exponential', delay: 1_000 } };

/**
 * Opens BullMQ queues. Fails fast while Redis is unavailable. Has its own connection, since the
 * scripts that BullMQ defines slow down every pipeline of their connection.
 */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly logger = new Logger(JobQueues.name);
  private readonly redis: RedisClient;
  private readonly opened = new Map<string, Promise<Queue>>();

  constructor(@Inject(REDIS) shared: RedisClient) {
    this.redis = duplicateRedis(shared, 'job-queues');
    // The shared connection logs outages.
    this.redis.on('error', (error) => this.logger.debug({ err: error }));
  }

  use<Result>(name: string, work: (queue: Queue) => Promise<Result>): Promise<Result> {
    return guardDependency('redis', async () => work(await this.queue(name)));
  }

  /** Adds a job that starts at `at`, epoch ms, unless one with its ID is in the queue. */
  async addAt(queueName: string, name: string, data: object, jobId: string, at: number): Promise<void> {
    const delay = Math.max(0, at - Date.now());
    const options = { jobId, delay, ...ATTEMPTS, ...FINISHED_JOBS, ...jobTraceCarrier() };
    await this.use(queueName, (queue) => queue.add(name, data, options));
  }

  /** Schedules a job `name` each `everyMs`, once for all instances. */
  async scheduleEvery(queueName: string, name: string, everyMs: number): Promise<void> {
    await this.use(queueName, async (queue) => {
      const scheduler = await queue.getJobScheduler(name);
      const waitMs = (scheduler?.next ?? 0) - Date.now();
      if (scheduler?.every === everyMs && waitMs > -everyMs && waitMs < 2 * everyMs) return;
      // Remove the scheduler first: an upsert keeps the time computed from the old interval.
      await queue.removeJobScheduler(name);
      await queue.upsertJobScheduler(name, { every: everyMs }, { name, opts: FINISHED_JOBS });
    });
  }

  /** All queues of the product; throws `service-unavailable` without Redis. */
  all(): Promise<Queue[]> {
    return guardDependency('redis', () => Promise.all(Object.values(QUEUES).map((name) => this.queue(name))));
  }

  ping(): Promise<void> {
    return pingRedis(this.redis);
  }

  async onApplicationShutdown(): Promise<void> {
    const opened = await Promise.allSettled(this.opened.values());
    await Promise.all(opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value.close()] : [])));
    this.redis.disconnect();
  }

  /** Opens a queue on first use; retries after a failure. */
  private queue(name: string): Promise<Queue> {
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

  private async open(name: string): Promise<Queue> {
    const { Queue } = await import('bullmq'); // loaded late, for a faster start of the gateway
    const queue = new Queue(name, { connection: this.redis, prefix: QUEUE_PREFIX });
    queue.on('error', (error) => this.logger.debug({ err: error }));
    try {
      await queue.waitUntilReady();
    } catch (error) {
      await queue.close();
      throw error;
    }
    return queue;
  }
}
