import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { RetryingTask } from '@rotadas/service-kit/time/retrying-task';
import { type JobResult, type JobWorker, startJobWorker } from '@rotadas/service-kit/queues/job-worker';
import { PROVIDERS_ENV, type ProvidersEnv } from '../env.js';
import { EndOffer, SETTLE_PLANS, SettlePlans, SWEEP } from '../offers/store/expiry-jobs.js';
import { ExpiryQueue } from '../offers/store/expiry-queue.js';
import { PlannedService } from '../planned/planned.service.js';
import { PresenceService } from '../presence/presence.service.js';
import { SweepService } from './sweep.service.js';

/** Interval of the check that sweeps are scheduled, ms; a Redis that lost its data has none. */
const CHECK_EVERY_MS = 5_000;

/** Concurrent jobs of one instance, so that offers end on time during a long sweep. */
const CONCURRENCY = 10;

@Injectable()
export class ExpiryWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ExpiryWorker.name);
  private worker: JobWorker | undefined;
  private readonly scheduling = new RetryingTask(() =>
    this.queue.scheduleSweeps(this.env.SWEEP_EVERY * 1_000),
  );

  constructor(
    @Inject(PROVIDERS_ENV) private readonly env: ProvidersEnv,
    private readonly queue: ExpiryQueue,
    private readonly presence: PresenceService,
    private readonly planned: PlannedService,
    private readonly sweeper: SweepService,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = startJobWorker(
      this.env.REDIS_URL,
      {
        queue: QUEUES.offerExpiry,
        isDelayed: true,
        options: { concurrency: CONCURRENCY },
        process: (job) => this.process(job),
      },
      this.logger,
    );
    this.scheduling.requestEvery(CHECK_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.scheduling.stop();
    await this.worker?.close();
  }

  private async process({ name, data }: { name: string; data: unknown }): Promise<JobResult> {
    if (name === SWEEP) {
      await this.sweeper.sweep();
    } else if (name === SETTLE_PLANS) {
      await this.planned.markDueAndExpire(SettlePlans.parse(data).userId);
    } else {
      const { userId, session } = EndOffer.parse(data);
      await this.presence.goOffline(userId, 'expired', session);
    }
    return { kind: 'done' };
  }
}
