import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { GoingOfflineService } from '../status/going-offline.service.js';
import { EndOffer, SWEEP } from './store/expiry-jobs.js';
import { ExpiryQueue } from './store/expiry-queue.js';
import { type OpenWorker, openWorker } from './store/open-worker.js';
import { SweepService } from './sweep.service.js';

/** How often a copy of the service looks whether Redis still knows of the sweeps, ms. */
const WATCH_EVERY_MS = 5_000;

/** Works off the queue: ends offers when their time is over, and sweeps. */
@Injectable()
export class ExpiryWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ExpiryWorker.name);
  private worker: OpenWorker | undefined;
  private watch: NodeJS.Timeout | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly queue: ExpiryQueue,
    private readonly goingOffline: GoingOfflineService,
    private readonly sweeper: SweepService,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = openWorker(this.env.REDIS_URL, (job) => this.work(job.name, job.data), this.logger);
    this.watch = setInterval(() => void this.keepSweeping(), WATCH_EVERY_MS);
    void this.keepSweeping();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.watch);
    await this.worker?.close();
  }

  private async work(name: string, data: unknown): Promise<void> {
    if (name === SWEEP) return this.sweeper.sweep();
    const { userId, session } = EndOffer.parse(data);
    await this.goingOffline.end(userId, 'expired', session);
  }

  /** Again and again, since a Redis that lost its data forgot the sweeps. */
  private async keepSweeping(): Promise<void> {
    try {
      await this.queue.keepSweeping(this.env.SWEEP_EVERY * 1_000);
    } catch (error) {
      this.logger.debug({ err: error }); // tried again soon; that Redis is away is logged once by its connection
    }
  }
}
