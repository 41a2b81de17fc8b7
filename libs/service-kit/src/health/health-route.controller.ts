import { Controller, type Type } from '@nestjs/common';
import type { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { HandleRoute } from '../nats/handle-route.js';
import { ReadinessService } from './readiness.service.js';

type HealthRoute = (typeof healthRoutes)[keyof typeof healthRoutes];

/** Makes the controller that answers `route` over NATS. */
export function healthRouteController(route: HealthRoute): Type<unknown> {
  @Controller()
  class HealthRouteController {
    constructor(private readonly health: ReadinessService) {}

    @HandleRoute(route)
    readiness() {
      return this.health.readiness();
    }
  }
  return HealthRouteController;
}
