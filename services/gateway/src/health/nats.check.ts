import { Injectable } from '@nestjs/common';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { NatsClientLifecycle } from '@rotadas/service-kit/nats/nats-client';

/** Whether NATS answers. */
@Injectable()
export class NatsCheck implements HealthCheck {
  readonly name = 'nats';

  constructor(private readonly nats: NatsClientLifecycle) {}

  async check(): Promise<void> {
    await this.nats.ping();
  }
}
