import { Injectable } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { ServicesReadiness } from './services-readiness.js';

/** Whether an instance of the users service answers. */
@Injectable()
export class UsersCheck implements HealthCheck {
  readonly name = 'users';

  constructor(private readonly services: ServicesReadiness) {}

  async check(): Promise<void> {
    await this.services.of(healthRoutes.users);
  }
}
