import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { type JobWorker, startJobWorker } from '@rotadas/service-kit/queues/job-worker';
import { USERS_ENV, type UsersEnv } from '../env.js';
import { ExportJob } from './domain/stored-export.js';
import { ExportCollector } from './export-collector.js';
import { ExportStore } from './store/export.store.js';

/** Times in ms: another worker takes over the export of a killed one within 15 s. */
const LOCKS = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 5 };

/** Collects one export at a time, which limits the memory of an instance. */
@Injectable()
export class ExportWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ExportWorker.name);
  private worker: JobWorker | undefined;

  constructor(
    @Inject(USERS_ENV) private readonly env: Pick<UsersEnv, 'REDIS_URL'>,
    private readonly collector: ExportCollector,
    private readonly exports: ExportStore,
  ) {}

  onApplicationBootstrap(): void {
    const work = {
      queue: QUEUES.exports,
      isDelayed: false,
      options: { concurrency: 1, ...LOCKS },
      process: async ({ data }: { data: unknown }) => {
        await this.collector.collect(ExportJob.parse(data));
        return { kind: 'done' } as const;
      },
      onFailure: async (data: unknown, isLast: boolean) => {
        if (isLast) await this.exports.fail(ExportJob.parse(data));
      },
    };
    this.worker = startJobWorker(this.env.REDIS_URL, work, this.logger);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.collector.stop();
    await this.worker?.close();
  }
}
