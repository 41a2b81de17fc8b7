import { Injectable } from '@nestjs/common';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { jobTraceCarrier } from '@rotadas/service-kit/tracing/tracer';
import { END_OFFER, type EndOffer, SETTLE_PLANS, SWEEP } from './expiry-jobs.js';

const FINISHED = { removeOnComplete: true, removeOnFail: { count: 100 } };
const ATTEMPTS = { attempts: 5, backoff: { type: 'exponential', delay: 1_000 } };

/** Schedules jobs, which survive restarts; times are epoch ms. Throws `service-unavailable`. */
@Injectable()
export class ExpiryQueue {
  constructor(private readonly queues: JobQueues) {}

  async schedule(session: EndOffer, endsAt: number): Promise<void> {
    await this.add(END_OFFER, session, `${session.userId}-${session.session}`, endsAt);
  }

  async scheduleSettling(userId: number, at: number): Promise<void> {
    await this.add(SETTLE_PLANS, { userId }, `${SETTLE_PLANS}-${userId}-${at}`, at);
  }

  /** Schedules sweeps once for all instances. */
  async scheduleSweeps(everyMs: number): Promise<void> {
    await this.queues.use(QUEUES.offerExpiry, async (queue) => {
      const scheduler = await queue.getJobScheduler(SWEEP);
      const waitMs = (scheduler?.next ?? 0) - Date.now();
      if (scheduler?.every === everyMs && waitMs > -everyMs && waitMs < 2 * everyMs) return;
      // Remove the scheduler first: an upsert keeps the time computed from the old interval.
      await queue.removeJobScheduler(SWEEP);
      await queue.upsertJobScheduler(SWEEP, { every: everyMs }, { name: SWEEP, opts: FINISHED });
    });
  }

  private async add(name: string, data: object, jobId: string, at: number): Promise<void> {
    const delay = Math.max(0, at - Date.now());
    const options = { jobId, delay, ...ATTEMPTS, ...FINISHED, ...jobTraceCarrier() };
    await this.queues.use(QUEUES.offerExpiry, (queue) => queue.add(name, data, options));
  }
}
