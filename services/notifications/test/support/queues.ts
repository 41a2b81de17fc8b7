import { type Job, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { QUEUE_PREFIX } from '@rotadas/contracts/queues/queues';

/** Looks into a queue past the service, as the page of the queues does. */
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

/** The jobs of a queue that were given up. */
export const deadLetters = (redisUrl: string, name: string): Promise<Job[]> =>
  withQueue(redisUrl, name, (queue) => queue.getFailed());

/** The jobs of a queue that wait for their time. */
export const heldBack = (redisUrl: string, name: string): Promise<Job[]> =>
  withQueue(redisUrl, name, (queue) => queue.getDelayed());

/** Makes all jobs of a queue that wait for their time due now. */
export const makeDue = (redisUrl: string, name: string): Promise<void> =>
  withQueue(redisUrl, name, (queue) => queue.promoteJobs());

/** Has the jobs of a queue that were given up tried again. */
export const retryDead = (redisUrl: string, name: string): Promise<void> =>
  withQueue(redisUrl, name, (queue) => queue.retryJobs());
