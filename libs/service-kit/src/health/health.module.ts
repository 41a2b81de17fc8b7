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
import type { HealthRpc } from '@rotadas/contracts/health/health.rpc';
import { HandleRpc } from '../nats/handle-rpc.js';
import { HEALTH_CHECKS, type HealthCheck, isReady, ReadinessService } from './readiness.service.js';

interface HealthOptions {
  /** The RPC over which the gateway requests the readiness. */
  readonly rpc?: HealthRpc;
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

function healthRpcController(rpc: HealthRpc): Type<unknown> {
  @Controller()
  class HealthRpcController {
    constructor(private readonly health: ReadinessService) {}

    @HandleRpc(rpc)
    readiness() {
      return this.health.readiness();
    }
  }
  return HealthRpcController;
}

/** Serves /healthz and /readyz, and the readiness over NATS. */
@Module({})
export class HealthModule {
  static register({ rpc, checks, imports = [] }: HealthOptions): DynamicModule {
    return {
      module: HealthModule,
      imports,
      controllers: [HealthHttpController, ...(rpc ? [healthRpcController(rpc)] : [])],
      providers: [
        ...checks,
        { provide: HEALTH_CHECKS, useFactory: (...made: HealthCheck[]) => made, inject: checks },
        ReadinessService,
      ],
      exports: [ReadinessService],
    };
  }
}
