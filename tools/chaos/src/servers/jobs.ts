import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { SWEEP } from '@rotadas/providers/expiry-queue/domain/expiry-jobs';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';

const OfUser = z.object({ userId: z.int() });

/** What is left in the queues. */
export interface LeftJobs {
  /** Users for whose offers a job waits that ends them. */
  readonly endsOf: ReadonlySet<number>;
  /** Why each job was given up; a sweep may be, since the next one does the same work. */
  readonly givenUp: readonly string[];
  /** Pushes and mails that are still to be sent. */
  readonly unsent: number;
}

/** Looks into the queues. */
export async function leftJobs(redisUrl: string): Promise<LeftJobs> {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const open = (name: string) => new Queue(name, { connection, prefix: QUEUE_PREFIX });
  const ends = open(QUEUES.offerExpiry);
  const deliveries = [open(QUEUES.push), open(QUEUES.mail)];
  const queues = [ends, ...deliveries];
  try {
    const endJobs = await ends.getDelayed();
    return {
      endsOf: new Set(endJobs.flatMap(({ data }) => OfUser.safeParse(data).data?.userId ?? [])),
      givenUp: (await Promise.all(queues.map(givenUpIn))).flat(),
      unsent: sumOf(
        await Promise.all(
          deliveries.map((queue) => queue.getJobCountByTypes('waiting', 'active', 'delayed')),
        ),
      ),
    };
  } finally {
    await Promise.all(queues.map((queue) => queue.close()));
    connection.disconnect();
  }
}

async function givenUpIn(queue: Queue): Promise<string[]> {
  const jobs = (await queue.getFailed()).filter(({ name }) => name !== SWEEP);
  return jobs.map(({ name, id, failedReason }) => `${queue.name} ${name} ${id}: ${failedReason}`);
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
