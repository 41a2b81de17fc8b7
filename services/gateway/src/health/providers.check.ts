import { Injectable } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { ServicesReadiness } from './services-readiness.js';

/** Whether an instance of the providers service answers. */
@Injectable()
export class ProvidersCheck implements HealthCheck {
  readonly name = 'providers';

  constructor(private readonly services: ServicesReadiness) {}

  async check(): Promise<void> {
    await this.services.of(healthRoutes.providers);
  }
}
