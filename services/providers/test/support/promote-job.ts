import { Queue } from 'bullmq';
import { z } from 'zod';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { eventually } from '@rotadas/test-kit/eventually';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';

const Data = z.object({ userId: z.int().optional() });

/** Runs the next delayed job of a name, and of a user if given, as soon as it exists. */
export async function promoteJob(
  redis: RedisClient,
  name: 'end-offer' | 'settle-plans' | 'sweep',
  userId?: number,
): Promise<void> {
  const queue = new Queue(QUEUES.offerExpiry, { connection: redis, prefix: QUEUE_PREFIX });
  try {
    await eventually('a job fits', async () => {
      const jobs = await queue.getDelayed();
      const job = jobs.find((each) => each.name === name && Data.parse(each.data).userId === userId);
      await job?.promote();
      return job !== undefined;
    });
  } finally {
    await queue.close();
  }
}
