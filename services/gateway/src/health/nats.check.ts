import { Injectable } from '@nestjs/common';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { NatsClientLifecycle } from '@rotadas/service-kit/nats/nats-client.module';
import { ServicesReadiness } from './services-readiness.js';

/** Whether NATS answers, here and where services ask each other. */
@Injectable()
export class NatsCheck implements HealthCheck {
  readonly name = 'nats';

  constructor(
    private readonly nats: NatsClientLifecycle,
    private readonly services: ServicesReadiness,
  ) {}

  async check(): Promise<void> {
    await Promise.all([this.nats.ping(), this.services.requireNoneMisses(this.name)]);
  }
}
