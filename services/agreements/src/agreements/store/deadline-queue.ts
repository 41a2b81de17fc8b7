import { Injectable } from '@nestjs/common';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { jobTraceCarrier } from '@rotadas/service-kit/tracing/tracer';
import { z } from 'zod';

/** Id of the sweep scheduler, and name of its jobs. */
export const SWEEP = 'sweep';

const SETTLE = 'settle';

export const Settle = z.object({ agreementId: z.int() });

const FINISHED = { removeOnComplete: true, removeOnFail: { count: 100 } };
const ATTEMPTS = { attempts: 5, backoff: { type: 'exponential', delay: 1_000 } };

/** Schedules jobs, which survive restarts. Throws `service-unavailable`. */
@Injectable()
export class DeadlineQueue {
  constructor(private readonly queues: JobQueues) {}

  /** `at` is epoch ms. */
  async schedule(agreementId: number, at: number): Promise<void> {
    const delay = Math.max(0, at - Date.now());
    const jobId = `${SETTLE}-${agreementId}-${at}`;
    const options = { jobId, delay, ...ATTEMPTS, ...FINISHED, ...jobTraceCarrier() };
    await this.queues.use(QUEUES.agreements, (queue) => queue.add(SETTLE, { agreementId }, options));
  }

  /** Schedules sweeps once for all instances. */
  async scheduleSweeps(everyMs: number): Promise<void> {
    await this.queues.use(QUEUES.agreements, (queue) =>
      queue.upsertJobScheduler(SWEEP, { every: everyMs }, { name: SWEEP, opts: FINISHED }),
    );
  }
}
