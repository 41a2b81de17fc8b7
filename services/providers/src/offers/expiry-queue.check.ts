import { Injectable } from '@nestjs/common';
import type { HealthCheck } from '@rotadas/service-kit/health/readiness.service';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';

/** The queue has its own connection to Redis; without it no provider can go online. */
@Injectable()
export class ExpiryQueueCheck implements HealthCheck {
  readonly name = 'expiry-queue';

  constructor(private readonly queues: JobQueues) {}

  check(): Promise<void> {
    return this.queues.ping();
  }
}
