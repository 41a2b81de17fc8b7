import { Inject, Injectable } from '@nestjs/common';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { SweptWorker } from '@rotadas/service-kit/queues/swept-worker';
import { PROVIDERS_ENV, type ProvidersEnv } from '../env.js';
import { EndOffer, SETTLE_PLANS, SettlePlans } from '../offers/store/expiry-queue.js';
import { PlannedService } from '../planned/planned.service.js';
import { PresenceService } from '../presence/presence.service.js';
import { SweepService } from './sweep.service.js';

@Injectable()
export class ExpiryWorker extends SweptWorker {
  constructor(
    @Inject(PROVIDERS_ENV) { REDIS_URL: redisUrl, SWEEP_EVERY }: ProvidersEnv,
    queues: JobQueues,
    private readonly presence: PresenceService,
    private readonly planned: PlannedService,
    private readonly sweeper: SweepService,
  ) {
    super(queues, { name: QUEUES.offerExpiry, redisUrl, sweepEveryMs: SWEEP_EVERY * 1_000 });
  }

  sweep(): Promise<void> {
    return this.sweeper.sweep();
  }

  protected async process(name: string, data: unknown): Promise<void> {
    if (name === SETTLE_PLANS) return this.planned.markDueAndExpire(SettlePlans.parse(data).userId);
    const { userId, session } = EndOffer.parse(data);
    await this.presence.goOffline(userId, 'expired', session);
  }
}
