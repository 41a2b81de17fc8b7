import { Injectable } from '@nestjs/common';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { ServicesReadiness } from './services-readiness.js';

/**
 * Whether MongoDB answers the services that keep their data there; the gateway itself has no
 * connection to it.
 */
@Injectable()
export class MongodbCheck implements HealthCheck {
  readonly name = 'mongodb';

  constructor(private readonly services: ServicesReadiness) {}

  async check(): Promise<void> {
    const said = await this.services.said(this.name);
    if (said.length === 0 || said.includes(false)) throw new Error('MongoDB does not answer a service');
  }
}
