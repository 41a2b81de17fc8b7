import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RetryingTask } from '@rotadas/service-kit/time/retrying-task';
import { NotificationStore } from '../inbox/store/notification.store.js';
import { DeliveryQueues } from './store/delivery-queues.js';

const SWEEP_EVERY_MS = 5_000;

const PAGE_SIZE = 500;

/** Adds jobs that are missing because Redis lost its data or a process was killed. */
@Injectable()
export class DeliverySweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new RetryingTask(() => (this.sweeping = this.sweep()), undefined, SWEEP_EVERY_MS);
  private sweeping: Promise<void> = Promise.resolve();
  private isEnding = false;

  constructor(
    private readonly notifications: NotificationStore,
    private readonly queues: DeliveryQueues,
  ) {}

  onApplicationBootstrap(): void {
    this.task.request();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    this.task.stop();
    await this.sweeping.catch(() => undefined); // already logged
  }

  private async sweep(): Promise<void> {
    const now = Date.now();
    let page = await this.notifications.findDue(now, PAGE_SIZE);
    while (page.length > 0 && !this.isEnding) {
      await this.queues.add(
        page.flatMap(({ id, deliveries }) =>
          deliveries
            .filter(({ checkAt }) => checkAt !== null && checkAt <= now)
            .map((delivery) => ({ notificationId: id, deliveryId: delivery.id })),
        ),
      );
      await this.notifications.postpone(
        page.map(({ id }) => id),
        now,
      );
      page = await this.notifications.findDue(now, PAGE_SIZE);
    }
    this.task.request();
  }
}
