import { Injectable } from '@nestjs/common';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { z } from 'zod';

/** Id of the sweep scheduler, and name of its jobs. */
export const SWEEP = 'sweep';

const SETTLE = 'settle';

export const Settle = z.object({ agreementId: z.int() });

/** Schedules jobs, which survive restarts. Throws `service-unavailable`. */
@Injectable()
export class DeadlineQueue {
  constructor(private readonly queues: JobQueues) {}

  /** `at` is epoch ms. */
  schedule(agreementId: number, at: number): Promise<void> {
    return this.queues.addAt(
      QUEUES.agreements,
      SETTLE,
      { agreementId },
      `${SETTLE}-${agreementId}-${at}`,
      at,
    );
  }

  /** Schedules sweeps once for all instances. */
  scheduleSweeps(everyMs: number): Promise<void> {
    return this.queues.scheduleEvery(QUEUES.agreements, SWEEP, everyMs);
  }
}
