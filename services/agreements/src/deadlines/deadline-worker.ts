import { Inject, Injectable } from '@nestjs/common';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { SweptWorker } from '@rotadas/service-kit/queues/swept-worker';
import { AgreementChanges, DeadlineJob } from '../agreements/agreement-changes.js';
import { AgreementStore, type Timer } from '../agreements/store/agreement.store.js';
import { AGREEMENTS_ENV, type AgreementsEnv } from '../env.js';
import { RatingsService } from '../ratings/ratings.service.js';

const SWEEP_MAX = 500;

/** Settles agreements whose time is over, reminds, and shows hidden ratings. */
@Injectable()
export class DeadlineWorker extends SweptWorker {
  constructor(
    @Inject(AGREEMENTS_ENV) env: Pick<AgreementsEnv, 'REDIS_URL' | 'SETTLE_EVERY'>,
    queues: JobQueues,
    private readonly agreements: AgreementStore,
    private readonly changes: AgreementChanges,
    private readonly ratings: RatingsService,
    metrics: Metrics,
  ) {
    const { REDIS_URL: redisUrl, SETTLE_EVERY } = env;
    super(queues, { name: QUEUES.agreements, redisUrl, sweepEveryMs: SETTLE_EVERY * 1_000 });
    metrics.addReadGauge(
      {
        name: 'rotadas_agreement_overdue_seconds',
        help: 'Time since the earliest deadline of an agreement that nothing settled, 0 if none has passed',
      },
      [],
      async () => [{ labels: {}, value: (await this.agreements.overdueMs(Date.now())) / 1_000 }],
    );
  }

  async sweep(): Promise<void> {
    await this.runDue('deadline', (id) => this.changes.settle(id));
    await this.runDue('remindAt', (id) => this.changes.remind(id));
    await this.runDue('revealAt', (id) => this.ratings.showDue(id));
  }

  protected process(_name: string, data: unknown): Promise<void> {
    return this.changes.settle(DeadlineJob.parse(data).agreementId);
  }

  /** One that fails does not keep the others waiting; the next sweep repeats it. */
  private async runDue(timer: Timer, run: (agreementId: number) => Promise<void>): Promise<void> {
    for (const agreementId of await this.agreements.findDue(timer, Date.now(), SWEEP_MAX))
      await run(agreementId).catch((err: unknown) =>
        this.logger.error({ err, agreementId, timer }, 'A sweep could not settle an agreement'),
      );
  }
}
