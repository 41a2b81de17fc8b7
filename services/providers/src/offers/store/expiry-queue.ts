import { Injectable } from '@nestjs/common';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { z } from 'zod';

const END_OFFER = 'end-offer';
export const EndOffer = z.object({ userId: z.int(), session: z.int() });
export type EndOffer = z.infer<typeof EndOffer>;

export const SETTLE_PLANS = 'settle-plans';
export const SettlePlans = z.object({ userId: z.int() });

/** Schedules jobs, which survive restarts; times are epoch ms. Throws `service-unavailable`. */
@Injectable()
export class ExpiryQueue {
  constructor(private readonly queues: JobQueues) {}

  schedule(session: EndOffer, endsAt: number): Promise<void> {
    const jobId = `${session.userId}-${session.session}`;
    return this.queues.addAt(QUEUES.offerExpiry, END_OFFER, session, jobId, endsAt);
  }

  scheduleSettling(userId: number, at: number): Promise<void> {
    const jobId = `${SETTLE_PLANS}-${userId}-${at}`;
    return this.queues.addAt(QUEUES.offerExpiry, SETTLE_PLANS, { userId }, jobId, at);
  }
}
