import { Injectable } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';

/** Whether MongoDB answers the services that keep their data there; the gateway itself has no connection to it. */
@Injectable()
export class MongodbCheck implements HealthCheck {
  readonly name = 'mongodb';

  constructor(private readonly routes: RouteClient) {}

  async check(): Promise<void> {
    const replies = await Promise.all([
      this.routes.call(healthRoutes.users, {}),
      this.routes.call(healthRoutes.providers, {}),
      this.routes.call(healthRoutes.reports, {}),
    ]);
    if (!replies.every(({ checks }) => checks[this.name]))
      throw new Error('MongoDB does not answer a service');
  }
}
