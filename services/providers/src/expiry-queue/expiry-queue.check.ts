import { Injectable } from '@nestjs/common';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { ExpiryQueue } from './store/expiry-queue.js';

/** Whether Redis answers the queue, whose connection is its own; nobody goes online without it. */
@Injectable()
export class ExpiryQueueCheck implements HealthCheck {
  readonly name = 'expiry-queue';

  constructor(private readonly queue: ExpiryQueue) {}

  check(): Promise<void> {
    return this.queue.ping();
  }
}
