import { type Job, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { QUEUE_PREFIX } from '@rotadas/contracts/queues/queues';

/** Accesses a queue directly. */
export async function withQueue<Result>(
  redisUrl: string,
  name: string,
  work: (queue: Queue) => Promise<Result>,
): Promise<Result> {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue(name, { connection: redis, prefix: QUEUE_PREFIX });
  try {
    return await work(queue);
  } finally {
    await queue.close();
    redis.disconnect();
  }
}

export const deadLetters = (redisUrl: string, name: string): Promise<Job[]> =>
  withQueue(redisUrl, name, (queue) => queue.getFailed());

export const heldBack = (redisUrl: string, name: string): Promise<Job[]> =>
  withQueue(redisUrl, name, (queue) => queue.getDelayed());

/** Runs all delayed jobs immediately. */
export const makeDue = (redisUrl: string, name: string): Promise<void> =>
  withQueue(redisUrl, name, (queue) => queue.promoteJobs());

export const retryDead = (redisUrl: string, name: string): Promise<void> =>
  withQueue(redisUrl, name, (queue) => queue.retryJobs());
