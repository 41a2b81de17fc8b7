import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { type JobResult, type JobWorker, startJobWorker } from '@rotadas/service-kit/queues/job-worker';
import { RetryingTask } from '@rotadas/service-kit/time/retrying-task';
import { AGREEMENTS_ENV, type AgreementsEnv } from '../env.js';
import { AgreementChanges } from './agreement-changes.js';
import { AgreementStore } from './store/agreement.store.js';
import { DeadlineQueue, Settle, SWEEP } from './store/deadline-queue.js';
import { NoticeStore } from './store/notice.store.js';

/** Interval of the check that sweeps are scheduled, ms; a Redis that lost its data has none. */
const CHECK_EVERY_MS = 5_000;

const CONCURRENCY = 10;

const SWEEP_MAX = 500;

/** Settles agreements whose time is over, and reminds: by jobs, and by sweeps for lost jobs. */
@Injectable()
export class DeadlineWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DeadlineWorker.name);
  private worker: JobWorker | undefined;
  private readonly scheduling = new RetryingTask(() =>
    this.queue.scheduleSweeps(this.env.SETTLE_EVERY * 1_000),
  );

  constructor(
    @Inject(AGREEMENTS_ENV) private readonly env: Pick<AgreementsEnv, 'REDIS_URL' | 'SETTLE_EVERY'>,
    private readonly queue: DeadlineQueue,
    private readonly agreements: AgreementStore,
    private readonly changes: AgreementChanges,
    private readonly notices: NoticeStore,
    metrics: Metrics,
  ) {
    metrics.addReadGauge(
      {
        name: 'rotadas_agreement_overdue_seconds',
        help: 'Time since the earliest deadline of an agreement that nothing settled, 0 if none has passed',
      },
      [],
      async () => [{ labels: {}, value: (await this.agreements.overdueMs(Date.now())) / 1_000 }],
    );
  }

  onApplicationBootstrap(): void {
    const options = { concurrency: CONCURRENCY };
    const process = (job: { name: string; data: unknown }) => this.process(job);
    const work = { queue: QUEUES.agreements, isDelayed: true, options, process };
    this.worker = startJobWorker(this.env.REDIS_URL, work, this.logger);
    this.scheduling.requestEvery(CHECK_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.scheduling.stop();
    await this.worker?.close();
  }

  private async process({ name, data }: { name: string; data: unknown }): Promise<JobResult> {
    if (name === SWEEP) await this.sweep();
    else await this.changes.settle(Settle.parse(data).agreementId);
    return { kind: 'done' };
  }

  /** Settles and reminds where a job is missing. */
  async sweep(): Promise<void> {
    const now = Date.now();
    for (const id of await this.agreements.findDue(now, SWEEP_MAX))
      await this.changes.settle(id).catch(this.logFailure(id));
    for (const id of await this.notices.findToRemind(now, SWEEP_MAX))
      await this.changes.remind(id).catch(this.logFailure(id));
  }

  /** One that fails does not keep the others waiting; the next sweep repeats it. */
  private logFailure(agreementId: number): (error: unknown) => void {
    return (err) => this.logger.error({ err, agreementId }, 'A sweep could not settle an agreement');
  }
}
