import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { NotificationStore } from '../inbox/store/notification.store.js';
import { DeliveryQueues } from './store/delivery-queues.js';
import { sleep } from '@rotadas/service-kit/time/backoff';

const SWEEP_EVERY_MS = 5_000;

const PAGE_SIZE = 500;

/** Adds jobs that are missing because Redis lost its data or a process was killed. */
@Injectable()
export class DeliverySweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DeliverySweep.name);
  private readonly ending = new AbortController();
  private loop: Promise<void> = Promise.resolve();

  constructor(
    private readonly deliveries: NotificationStore,
    private readonly queues: DeliveryQueues,
  ) {}

  onApplicationBootstrap(): void {
    this.loop = this.run(this.ending.signal);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.loop;
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.sweep();
      } catch (error) {
        // The next sweep tries again, and the connections log outages.
        this.logger.debug({ err: error });
      }
      await sleep(SWEEP_EVERY_MS, signal);
    }
  }

  private async sweep(): Promise<void> {
    const now = Date.now();
    let page = await this.deliveries.findDue(now, PAGE_SIZE);
    while (page.length > 0 && !this.ending.signal.aborted) {
      await this.queues.add(
        page.flatMap(({ id, deliveries }) =>
          deliveries
            .filter(({ checkAt }) => checkAt !== null && checkAt <= now)
            .map((delivery) => ({ notificationId: id, deliveryId: delivery.id })),
        ),
      );
      await this.deliveries.postpone(
        page.map(({ id }) => id),
        now,
      );
      page = await this.deliveries.findDue(now, PAGE_SIZE);
    }
  }
}
