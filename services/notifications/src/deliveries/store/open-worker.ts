import type { Logger } from '@nestjs/common';
import { DelayedError, type Job, UnrecoverableError, Worker } from 'bullmq';
import { QUEUE_PREFIX } from '@rotadas/contracts/queues/queues';
import { connectWorkerRedis } from '@rotadas/service-kit/redis/connect-redis';
import { traceJob } from '@rotadas/service-kit/tracing/trace-job';
import type { AttemptResult } from '../domain/attempt.js';
import { DeliveryJob } from '../domain/delivery-job.js';
import { retryDelay, type RetrySettings } from '../domain/retry-delays.js';

/** The longest delay between two attempts to reach Redis, ms; BullMQ's own 15 s are too long. */
const RECONNECT_MAX_MS = 1_000;

/**
 * For how long a job belongs to its worker unless that says so anew, ms, and how often it is looked
 * for jobs of workers that were killed: others go on with those within 5 s.
 */
const LOCK_MS = 3_000;
const STALLED_CHECK_MS = 1_000;

/** A worker that is killed again and again with a job is not the fault of that job. */
const STALLED_MAX = 1_000;

/**
 * The worker of a queue, with connections of its own: they wait for Redis, however long it is away.
 */
export interface OpenWorker {
  /** Finishes the jobs under way, then closes the connections. */
  close(): Promise<void>;
}

/** What a worker does. */
export interface WorkOfQueue {
  readonly queue: string;
  /** Jobs at once. */
  readonly concurrency: number;
  readonly retries: RetrySettings;
  attempt(job: DeliveryJob): Promise<AttemptResult>;
  /** Notes that no further attempt is made. */
  giveUp(job: DeliveryJob): Promise<void>;
}

/** Starts to work a queue off. */
export function openWorker(redisUrl: string, work: WorkOfQueue, logger: Logger): OpenWorker {
  const connection = connectWorkerRedis(redisUrl);
  const worker = new Worker<unknown, void>(work.queue, (job, token) => process(job, token, work), {
    connection,
    prefix: QUEUE_PREFIX,
    concurrency: work.concurrency,
    runRetryDelay: RECONNECT_MAX_MS,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_CHECK_MS,
    maxStalledCount: STALLED_MAX,
    settings: { backoffStrategy: (attempts) => retryDelay(attempts, work.retries) },
  });
  let away = false;
  worker.on('error', (error) => {
    if (!away) logger.warn({ err: error, queue: work.queue }, 'The queue is away');
    away = true;
  });
  worker.on('ready', () => (away = false));
  worker.on('failed', (job, error) => {
    const isLast = job?.finishedOn !== undefined;
    logger[isLast ? 'warn' : 'debug']({ err: error, queue: work.queue, id: job?.id });
    if (job && isLast) {
      const given = DeliveryJob.safeParse(job.data);
      // Where it cannot be noted now, adding the job again changes nothing, since it lies there.
      if (given.success) work.giveUp(given.data).catch((cause: unknown) => logger.warn({ err: cause }));
    }
  });
  return {
    async close() {
      await worker.close(connection.status !== 'ready');
      connection.disconnect();
    },
  };
}

async function process(job: Job<unknown, void>, token: string | undefined, work: WorkOfQueue): Promise<void> {
  const attempt = () => work.attempt(DeliveryJob.parse(job.data));
  const result = await traceJob(job, attempt, { delayed: false });
  if (result.kind === 'refused') throw new UnrecoverableError('refused for good');
  if (result.kind !== 'held') return;
  await job.moveToDelayed(result.until, token);
  throw new DelayedError();
}
