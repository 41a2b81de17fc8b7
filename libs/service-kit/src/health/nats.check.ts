import { Injectable } from '@nestjs/common';
import type { HealthCheck } from './readiness.service.js';
import { NatsClientLifecycle } from '../nats/nats-client.module.js';

/**
 * Whether NATS answers the connection with which this process asks others; the one that serves is
 * another.
 */
@Injectable()
export class NatsCheck implements HealthCheck {
  readonly name = 'nats';

  constructor(private readonly nats: NatsClientLifecycle) {}

  async check(): Promise<void> {
    await this.nats.ping();
  }
}
