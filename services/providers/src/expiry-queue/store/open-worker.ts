import type { Logger } from '@nestjs/common';
import { type Job, Worker } from 'bullmq';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';
import { connectWorkerRedis } from '@rotadas/service-kit/redis/connect-redis';
import { traceJob } from '@rotadas/service-kit/tracing/trace-job';

/** The longest delay between two attempts to reach Redis, ms; BullMQ's own 15 s are too long. */
const RETRY_DELAY_MAX_MS = 1_000;

/**
 * The worker of the queue, with two connections of its own: they wait for Redis, however long it is
 * away.
 */
export interface OpenWorker {
  /** Finishes the job under way, then closes the connections. */
  close(): Promise<void>;
}

/** Starts to process the queue's jobs. */
export function openWorker(
  url: string,
  process: (name: string, data: unknown) => Promise<void>,
  logger: Logger,
): OpenWorker {
  const connection = connectWorkerRedis(url);
  const work = (job: Job<unknown, void>) =>
    traceJob(job, () => process(job.name, job.data), { delayed: true });
  const worker = new Worker<unknown, void>(QUEUES.offerExpiry, work, {
    connection,
    prefix: QUEUE_PREFIX,
    runRetryDelay: RETRY_DELAY_MAX_MS,
  });
  let away = false;
  worker.on('error', (error) => {
    if (!away) logger.warn({ err: error }, 'The queue is away');
    away = true;
  });
  worker.on('ready', () => (away = false));
  worker.on('failed', (job, error) => logger.warn({ err: error, job: job?.name, id: job?.id }));
  return {
    async close() {
      await worker.close(connection.status !== 'ready');
      connection.disconnect();
    },
  };
}
