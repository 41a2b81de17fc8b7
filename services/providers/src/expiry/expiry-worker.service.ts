import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EndOffer, SETTLE_PLANS, SettlePlans, SWEEP } from '../expiry-queue/domain/expiry-jobs.js';
import { ExpiryQueue } from '../expiry-queue/store/expiry-queue.js';
import { type OpenWorker, openWorker } from '../expiry-queue/store/open-worker.js';
import { LayoutChangeService } from '../layout/layout-change.service.js';
import { DeparturesService } from '../planned/departures.service.js';
import { GoingOfflineService } from '../status/going-offline.service.js';
import { EXPIRY_SETTINGS, type ExpirySettings } from './expiry-settings.js';
import { SweepService } from './sweep.service.js';

/**
 * How often a copy of the service checks that sweeps are scheduled, ms: a Redis that lost its data
 * has forgotten them.
 */
const CHECK_EVERY_MS = 5_000;

/** Processes the queue: ends offers when their time is over, tells departures, and sweeps. */
@Injectable()
export class ExpiryWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ExpiryWorker.name);
  private worker: OpenWorker | undefined;
  private checks: NodeJS.Timeout | undefined;

  constructor(
    @Inject(EXPIRY_SETTINGS) private readonly settings: ExpirySettings,
    private readonly queue: ExpiryQueue,
    private readonly goingOffline: GoingOfflineService,
    private readonly departures: DeparturesService,
    private readonly sweeper: SweepService,
    private readonly layoutChange: LayoutChangeService,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = openWorker(this.settings.redisUrl, (name, data) => this.process(name, data), this.logger);
    this.checks = setInterval(() => void this.scheduleSweeps(), CHECK_EVERY_MS);
    void this.scheduleSweeps();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.checks);
    await this.worker?.close();
  }

  private async process(name: string, data: unknown): Promise<void> {
    if (name === SWEEP) {
      await this.layoutChange.bringOver();
      return this.sweeper.sweep();
    }
    if (name === SETTLE_PLANS) return this.departures.settle(SettlePlans.parse(data).userId);
    const { userId, session } = EndOffer.parse(data);
    await this.goingOffline.end(userId, 'expired', session);
  }

  private async scheduleSweeps(): Promise<void> {
    try {
      await this.queue.scheduleSweeps(this.settings.sweepEveryMs);
    } catch (error) {
      // The next check tries again, and the connection logs that Redis is away.
      this.logger.debug({ err: error });
    }
  }
}
