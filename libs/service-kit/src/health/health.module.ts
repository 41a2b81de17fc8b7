import { Controller, type DynamicModule, Get, Module, Res, type Type } from '@nestjs/common';
import { healthCalls } from '@rotadas/contracts/health/health.calls';
import type { HealthRpc } from '@rotadas/contracts/health/health.rpc';
import { HandleRpc } from '../nats/handle-rpc.js';
import { isReady, ReadinessService } from './readiness.service.js';

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

/** Serves /healthz and /readyz; with `rpc` also readiness over NATS. Requires MetricsModule. */
@Module({})
export class HealthModule {
  static forRoot(rpc?: HealthRpc): DynamicModule {
    return {
      module: HealthModule,
      global: true,
      controllers: [HealthHttpController, ...(rpc ? [healthRpcController(rpc)] : [])],
      providers: [ReadinessService],
      exports: [ReadinessService],
    };
  }
}
