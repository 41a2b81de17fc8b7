import { type DynamicModule, type ModuleMetadata, Module, type Type } from '@nestjs/common';
import type { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { HEALTH_CHECKS, type HealthCheck } from './health.js';
import { HealthHttpController } from './health-http.controller.js';
import { healthRouteController } from './health-route.controller.js';
import { ReadinessService } from './readiness.service.js';

interface HealthOptions {
  /** Where the gateway asks over NATS; left out by whoever is not asked. */
  readonly route?: (typeof healthRoutes)[keyof typeof healthRoutes];
  readonly checks: Type<HealthCheck>[];
  readonly imports?: NonNullable<ModuleMetadata['imports']>;
}

/** Serves /healthz and /readyz, and the same over NATS. */
@Module({})
export class HealthModule {
  static register({ route, checks, imports = [] }: HealthOptions): DynamicModule {
    return {
      module: HealthModule,
      imports,
      controllers: [HealthHttpController, ...(route ? [healthRouteController(route)] : [])],
      providers: [
        ...checks,
        { provide: HEALTH_CHECKS, useFactory: (...made: HealthCheck[]) => made, inject: checks },
        ReadinessService,
      ],
      exports: [ReadinessService],
    };
  }
}
