import { Injectable } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { ServicesReadiness } from './services-readiness.js';

/** Whether an instance of the notifications service answers. */
@Injectable()
export class NotificationsCheck implements HealthCheck {
  readonly name = 'notifications';

  constructor(private readonly services: ServicesReadiness) {}

  async check(): Promise<void> {
    await this.services.of(healthRoutes.notifications);
  }
}
