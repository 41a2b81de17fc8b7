import type { Logger } from '@nestjs/common';
import { QUEUE_PREFIX } from '@rotadas/contracts/queues/queues';
import { DelayedError, type Job, UnrecoverableError, Worker, type WorkerOptions } from 'bullmq';
import { connectWorkerRedis } from '../redis/connect-redis.js';
import { traceJob } from '../tracing/tracer.js';

/** Maximum delay between attempts to reach Redis, ms; BullMQ's default is 15 s. */
const RETRY_DELAY_MAX_MS = 1_000;

export type JobResult =
  | { readonly kind: 'done' }
  /** The job runs again at `until`, epoch ms; this attempt does not count. */
  | { readonly kind: 'held'; readonly until: number }
  /** The job fails without further attempts. */
  | { readonly kind: 'rejected' };

export interface JobWork {
  readonly queue: string;
  /** Jobs that may run hours later start their own trace. */
  readonly isDelayed: boolean;
  readonly options?: Pick<
    WorkerOptions,
    'concurrency' | 'lockDuration' | 'stalledInterval' | 'maxStalledCount' | 'settings'
  >;
  process(job: { readonly name: string; readonly data: unknown }): Promise<JobResult>;
  /** Called after a failed attempt; `isLast` if no further one follows. */
  onFailure?(data: unknown, isLast: boolean): Promise<void>;
}

export interface JobWorker {
  /** Finishes running jobs and closes the connections. */
  close(): Promise<void>;
}

/** Starts a worker of BullMQ; it reconnects by itself. */
export function startJobWorker(redisUrl: string, work: JobWork, logger: Logger): JobWorker {
  const { queue } = work;
  const connection = connectWorkerRedis(redisUrl);
  const worker = new Worker<unknown, void>(queue, (job, token) => runJob(job, token, work), {
    ...work.options,
    connection,
    prefix: QUEUE_PREFIX,
    runRetryDelay: RETRY_DELAY_MAX_MS,
  });
  worker.on('error', (error) => logger.warn({ err: error, queue }, 'The worker of the queue failed'));
  worker.on('failed', (job, error) => {
    const isLast = job?.finishedOn !== undefined;
    logger[isLast ? 'warn' : 'debug']({ err: error, queue, job: job?.name, id: job?.id });
    if (job) work.onFailure?.(job.data, isLast).catch((cause: unknown) => logger.warn({ err: cause }));
  });
  return {
    async close() {
      await worker.close(connection.status !== 'ready');
      connection.disconnect();
    },
  };
}

async function runJob(job: Job<unknown, void>, token: string | undefined, work: JobWork): Promise<void> {
  const process = () => work.process(job).catch((error: unknown) => Promise.reject(withoutDetails(error)));
  const result = await traceJob(job, process, { delayed: work.isDelayed });
  if (result.kind === 'rejected') throw new UnrecoverableError('rejected for good');
  if (result.kind !== 'held') return;
  await job.moveToDelayed(result.until, token);
  throw new DelayedError();
}

/**
 * Redis keeps the text of a failure for weeks, and that of a mail server names addresses. The log
 * has the cause.
 */
function withoutDetails(cause: unknown): Error {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return new Error(typeof code === 'string' ? code : 'failed; see the log', { cause });
}
