import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { QUEUES } from '@rotadas/contracts/queues/queues';
import { DELIVERY_SETTINGS, type DeliverySettings } from './delivery-settings.js';
import { DeliveryService } from './delivery.service.js';
import { type OpenWorker, openWorker } from './store/open-worker.js';

/** Deliveries at once, in each copy of the service. */
const CONCURRENCY = { [QUEUES.push]: 20, [QUEUES.mail]: 5 };

/** Works the queues of pushes and mails off. */
@Injectable()
export class DeliveryWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DeliveryWorkers.name);
  private workers: OpenWorker[] = [];

  constructor(
    @Inject(DELIVERY_SETTINGS) private readonly settings: DeliverySettings,
    private readonly deliveries: DeliveryService,
  ) {}

  onApplicationBootstrap(): void {
    const { redisUrl, retries } = this.settings;
    const attempt = this.deliveries.attempt.bind(this.deliveries);
    const giveUp = this.deliveries.giveUp.bind(this.deliveries);
    this.workers = Object.entries(CONCURRENCY).map(([queue, concurrency]) =>
      openWorker(redisUrl, { queue, concurrency, retries, attempt, giveUp }, this.logger),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }
}
