import { Injectable } from '@nestjs/common';
import type { HealthCheck } from './readiness.service.js';
import { NatsClientLifecycle } from '../nats/nats-client.module.js';

/** Checks the connection of the client; the connection that serves requests is another one. */
@Injectable()
export class NatsCheck implements HealthCheck {
  readonly name = 'nats';

  constructor(private readonly nats: NatsClientLifecycle) {}

  async check(): Promise<void> {
    await this.nats.ping();
  }
}
