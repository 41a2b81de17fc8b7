import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { EXPIRY_QUEUE, QUEUE_PREFIX } from '../../src/expiry/store/expiry-jobs.js';

/** Makes the one delayed job that fits due at once, instead of waiting for it. */
export async function promoteJob(
  redis: Redis,
  fits: (job: { name: string; data: unknown }) => boolean,
): Promise<void> {
  const queue = new Queue(EXPIRY_QUEUE, { connection: redis, prefix: QUEUE_PREFIX });
  try {
    const jobs = (await queue.getDelayed()).filter(fits);
    if (jobs.length !== 1) throw new Error(`${jobs.length} delayed jobs fit`);
    await jobs[0]?.promote();
  } finally {
    await queue.close();
  }
}
