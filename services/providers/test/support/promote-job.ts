import { Queue } from 'bullmq';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { eventually } from '@rotadas/test-kit/eventually';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';

/** Runs the only matching delayed job immediately, as soon as it exists. */
export async function promoteJob(
  redis: RedisClient,
  fits: (job: { name: string; data: unknown }) => boolean,
): Promise<void> {
  const queue = new Queue(QUEUES.offerExpiry, { connection: redis, prefix: QUEUE_PREFIX });
  try {
    await eventually('a job fits', async () => {
      const job = (await queue.getDelayed()).find(fits);
      await job?.promote();
      return job !== undefined;
    });
  } finally {
    await queue.close();
  }
}
