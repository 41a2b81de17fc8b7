import { Injectable } from '@nestjs/common';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { ExpiryQueue } from './store/expiry-queue.js';

/** Whether Redis answers the queue, which has a connection of its own: nobody goes online without. */
@Injectable()
export class ExpiryQueueCheck implements HealthCheck {
  readonly name = 'expiry-queue';

  constructor(private readonly queue: ExpiryQueue) {}

  check(): Promise<void> {
    return this.queue.ping();
  }
}
