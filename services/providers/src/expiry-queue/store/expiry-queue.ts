import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { duplicateRedis, pingRedis, type RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { carriedByJob } from '@rotadas/service-kit/tracing/trace-job';
import {
  END_OFFER,
  type EndOffer,
  endOfferJobId,
  SETTLE_PLANS,
  settlePlansJobId,
  SWEEP,
} from '../domain/expiry-jobs.js';

const FINISHED = { removeOnComplete: true, removeOnFail: { count: 100 } };
const ATTEMPTS = { attempts: 5, backoff: { type: 'exponential', delay: 1_000 } };

/**
 * Schedules jobs. It fails fast while Redis is away, as the process's shared connection does, but
 * has a connection of its own: BullMQ defines a hundred scripts on it, which cost every pipeline of
 * that connection (7 % of storing a batch of positions).
 */
@Injectable()
export class ExpiryQueue implements OnApplicationShutdown {
  private readonly logger = new Logger(ExpiryQueue.name);
  private readonly redis: RedisClient;
  private opened: Promise<Queue> | undefined;

  constructor(@Inject(REDIS) shared: RedisClient) {
    this.redis = duplicateRedis(shared, 'providers-expiry-queue');
    // The shared connection logs that Redis is away.
    this.redis.on('error', (error) => this.logger.debug({ err: error }));
  }

  /** Schedules the end of a session's offer at `endsAt`, epoch ms; the job survives restarts. */
  async schedule(session: EndOffer, endsAt: number): Promise<void> {
    await this.add(END_OFFER, session, endOfferJobId(session), endsAt);
  }

  /** Schedules that a user's planned offers are settled at `at`, epoch ms, in the same way. */
  async scheduleSettling(userId: number, at: number): Promise<void> {
    await this.add(SETTLE_PLANS, { userId }, settlePlansJobId(userId, at), at);
  }

  /** Makes sure that sweeps are scheduled, once for all copies of the service. */
  async scheduleSweeps(everyMs: number): Promise<void> {
    await guardDependency('redis', async () => {
      const queue = await this.queue();
      const scheduler = await queue.getJobScheduler(SWEEP);
      const waitMs = (scheduler?.next ?? 0) - Date.now();
      if (scheduler?.every === everyMs && waitMs > -everyMs && waitMs < 2 * everyMs) return;
      // BullMQ would place the next sweep within the former interval, which may be a long one.
      await queue.removeJobScheduler(SWEEP);
      await queue.upsertJobScheduler(SWEEP, { every: everyMs }, { name: SWEEP, opts: FINISHED });
    });
  }

  /** Resolves when Redis answers this connection. */
  ping(): Promise<void> {
    return pingRedis(this.redis);
  }

  async onApplicationShutdown(): Promise<void> {
    // One that never opened has nothing to close.
    const queue = await this.opened?.catch(() => undefined);
    await queue?.close();
    this.redis.disconnect();
  }

  private async add(name: string, data: object, jobId: string, at: number): Promise<void> {
    await guardDependency('redis', async () => {
      const queue = await this.queue();
      const delay = Math.max(0, at - Date.now());
      await queue.add(name, data, { jobId, delay, ...ATTEMPTS, ...FINISHED, ...carriedByJob() });
    });
  }

  /** The queue, opened on first use; a failed opening is tried again on the next one. */
  private queue(): Promise<Queue> {
    if (this.redis.status !== 'ready') return Promise.reject(new Error('Connection is closed.'));
    this.opened ??= this.open().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  private async open(): Promise<Queue> {
    const queue = new Queue(QUEUES.offerExpiry, { connection: this.redis, prefix: QUEUE_PREFIX });
    queue.on('error', (error) => this.logger.debug({ err: error }));
    await queue.waitUntilReady();
    return queue;
  }
}
