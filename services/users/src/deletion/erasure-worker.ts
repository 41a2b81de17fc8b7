import { Inject, Injectable } from '@nestjs/common';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { SweptWorker } from '@rotadas/service-kit/queues/swept-worker';
import { USERS_ENV, type UsersEnv } from '../env.js';
import { ErasureService } from './erasure.service.js';
import { ErasureStore } from './store/erasure.store.js';

/** Erases due accounts at each sweep; has no other jobs. */
@Injectable()
export class ErasureWorker extends SweptWorker {
  private sweeping: Promise<void> | undefined;

  constructor(
    @Inject(USERS_ENV) env: UsersEnv,
    queues: JobQueues,
    private readonly erasures: ErasureService,
    accounts: ErasureStore,
    metrics: Metrics,
  ) {
    const { REDIS_URL: redisUrl, ERASE_EVERY } = env;
    super(queues, { name: QUEUES.erasures, redisUrl, sweepEveryMs: ERASE_EVERY * 1_000 });
    metrics.addReadGauge(
      {
        name: 'rotadas_erasures_overdue_seconds',
        help: 'Time since the earliest date of an account that nothing erased, 0 if none has passed',
      },
      [],
      async () => [{ labels: {}, value: (await accounts.overdueMs(Date.now())) / 1_000 }],
    );
  }

  /** A sweep that is due while another one runs joins it. */
  sweep(): Promise<void> {
    this.sweeping ??= this.erasures.eraseDue(Date.now()).finally(() => (this.sweeping = undefined));
    return this.sweeping;
  }

  protected process(): Promise<void> {
    return this.sweep();
  }
}
