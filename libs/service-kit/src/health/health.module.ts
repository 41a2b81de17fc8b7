import { Controller, type DynamicModule, Get, Module, Res, type Type } from '@nestjs/common';
import { healthCalls } from '@rotadas/contracts/health/health.calls';
import type { HealthRpc } from '@rotadas/contracts/health/health.rpc';
import { Metrics } from '../metrics/metrics.js';
import { HandleRpc } from '../nats/handle-rpc.js';
import { Readiness } from './readiness.js';

interface StatusReply {
  status(code: number): unknown;
}

@Controller()
class HealthHttpController {
  constructor(private readonly readiness: Readiness) {}

  @Get(healthCalls.alive.path)
  alive() {
    return { alive: true };
  }

  @Get(healthCalls.ready.path)
  ready(@Res({ passthrough: true }) reply: StatusReply) {
    const { isReady } = this.readiness;
    reply.status(isReady ? 200 : 503);
    return { ready: isReady };
  }
}

function healthRpcController(rpc: HealthRpc): Type<unknown> {
  @Controller()
  class HealthRpcController {
    constructor(private readonly metrics: Metrics) {}

    @HandleRpc(rpc)
    async checkServers() {
      return { checks: await this.metrics.reachable() };
    }
  }
  return HealthRpcController;
}

/**
 * Serves /healthz and /readyz; with `rpc` also which servers are reachable, over NATS. Requires
 * MetricsModule and NatsClientModule.
 */
@Module({})
export class HealthModule {
  static forRoot(rpc?: HealthRpc): DynamicModule {
    return {
      module: HealthModule,
      global: true,
      controllers: [HealthHttpController, ...(rpc ? [healthRpcController(rpc)] : [])],
      providers: [Readiness],
      exports: [Readiness],
    };
  }
}
