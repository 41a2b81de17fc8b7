import { Injectable, Module, type Type } from '@nestjs/common';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { HealthModule } from '@rotadas/service-kit/health/health.module';
import type { HealthCheck } from '@rotadas/service-kit/health/readiness.service';
import { ServicesMongodbCheck, NatsCheck, ServicesRedisCheck } from './server-checks.js';
import { ServicesReadiness } from './services-readiness.service.js';
import { SignInCheck } from './sign-in.check.js';

function serviceCheck(service: keyof typeof healthRpc): Type<HealthCheck> {
  @Injectable()
  class ServiceCheck implements HealthCheck {
    readonly name = service;

    constructor(private readonly services: ServicesReadiness) {}

    async check(): Promise<void> {
      await this.services.get(healthRpc[service]);
    }
  }
  return ServiceCheck;
}

@Module({ providers: [ServicesReadiness], exports: [ServicesReadiness] })
class ServicesReadinessModule {}

@Module({
  imports: [
    HealthModule.register({
      imports: [ServicesReadinessModule],
      checks: [
        SignInCheck,
        serviceCheck('users'),
        serviceCheck('providers'),
        serviceCheck('reports'),
        serviceCheck('matching'),
        serviceCheck('notifications'),
        ServicesMongodbCheck,
        ServicesRedisCheck,
        NatsCheck,
      ],
    }),
  ],
})
export class GatewayHealthModule {}
