import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { duplicateRedis, type RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';

/**
 * All queues of the product, to look at and to put right by hand; their owners work them off. They
 * have a connection of their own: BullMQ defines a hundred scripts on whichever it is given, and
 * the shared connection's pipelines would carry them.
 */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly logger = new Logger(Queues.name);
  private readonly redis: RedisClient;
  private opened: Promise<readonly Queue[]> | undefined;

  constructor(@Inject(REDIS) shared: RedisClient) {
    this.redis = duplicateRedis(shared);
    // The shared connection logs that Redis is away.
    this.redis.on('error', (error) => this.logger.debug({ err: error }));
  }

  /**
   * The queues, opened on first use. Throws `dependency-away` while Redis is; the next use tries
   * again.
   */
  all(): Promise<readonly Queue[]> {
    return guardDependency('redis', () => {
      if (this.redis.status !== 'ready') return Promise.reject(new Error('Connection is closed.'));
      this.opened ??= this.open().catch((error: unknown) => {
        this.opened = undefined;
        throw error;
      });
      return this.opened;
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const queues = await this.opened?.catch(() => []); // what never opened has nothing to close
    await Promise.all((queues ?? []).map((queue) => queue.close()));
    this.redis.disconnect();
  }

  private async open(): Promise<Queue[]> {
    const { Queue } = await import('bullmq'); // a tenth of what a start would load
    return Promise.all(
      Object.values(QUEUES).map(async (name) => {
        const options = { connection: this.redis, prefix: QUEUE_PREFIX, skipMetasUpdate: true };
        const queue = new Queue(name, options);
        queue.on('error', (error) => this.logger.debug({ err: error }));
        await queue.waitUntilReady();
        return queue;
      }),
    );
  }
}
