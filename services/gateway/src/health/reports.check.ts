import { Injectable } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';

/** Whether an instance of the reports service answers. */
@Injectable()
export class ReportsCheck implements HealthCheck {
  readonly name = 'reports';

  constructor(private readonly routes: RouteClient) {}

  async check(): Promise<void> {
    await this.routes.call(healthRoutes.reports, {});
  }
}
