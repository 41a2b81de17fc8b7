import { type Job, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { QUEUE_PREFIX } from '@rotadas/contracts/queues/queues';
import { requireEnv } from '@rotadas/test-kit/require-env';

/** Accesses a queue directly. */
async function withQueue<Result>(name: string, work: (queue: Queue) => Promise<Result>): Promise<Result> {
  const redis = new Redis(requireEnv('REDIS_URL'), { maxRetriesPerRequest: null });
  const queue = new Queue(name, { connection: redis, prefix: QUEUE_PREFIX });
  try {
    return await work(queue);
  } finally {
    await queue.close();
    redis.disconnect();
  }
}

export const deadLetters = (name: string): Promise<Job[]> => withQueue(name, (queue) => queue.getFailed());

export const heldBack = (name: string): Promise<Job[]> => withQueue(name, (queue) => queue.getDelayed());

/** Runs all delayed jobs immediately. */
export const makeDue = (name: string): Promise<void> => withQueue(name, (queue) => queue.promoteJobs());

export const retryDead = (name: string): Promise<void> => withQueue(name, (queue) => queue.retryJobs());
