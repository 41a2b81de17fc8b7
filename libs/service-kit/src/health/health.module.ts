import {
  Controller,
  type DynamicModule,
  Get,
  Module,
  type ModuleMetadata,
  Res,
  type Type,
} from '@nestjs/common';
import { healthCalls } from '@rotadas/contracts/health/health.calls';
import type { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { HandleRoute } from '../nats/handle-route.js';
import { HEALTH_CHECKS, type HealthCheck, isReady, ReadinessService } from './readiness.service.js';

type HealthRoute = (typeof healthRoutes)[keyof typeof healthRoutes];

interface HealthOptions {
  /** The route over which the gateway requests the readiness. */
  readonly route?: HealthRoute;
  readonly checks: Type<HealthCheck>[];
  readonly imports?: NonNullable<ModuleMetadata['imports']>;
}

interface StatusReply {
  status(code: number): unknown;
}

@Controller()
class HealthHttpController {
  constructor(private readonly health: ReadinessService) {}

  @Get(healthCalls.alive.path)
  alive() {
    return { alive: true };
  }

  @Get(healthCalls.ready.path)
  async ready(@Res({ passthrough: true }) reply: StatusReply) {
    const readiness = await this.health.readiness();
    reply.status(isReady(readiness) ? 200 : 503);
    return readiness;
  }
}

function healthRouteController(route: HealthRoute): Type<unknown> {
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

/** Serves /healthz and /readyz, and the readiness over NATS. */
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
