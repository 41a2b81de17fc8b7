import { Injectable } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { ServicesReadiness } from './services-readiness.js';

/** Whether an instance of the reports service answers. */
@Injectable()
export class ReportsCheck implements HealthCheck {
  readonly name = 'reports';

  constructor(private readonly services: ServicesReadiness) {}

  async check(): Promise<void> {
    await this.services.of(healthRoutes.reports);
  }
}
