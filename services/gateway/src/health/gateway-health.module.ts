import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { HealthModule } from '@rotadas/service-kit/health/health.module';
import { Readiness } from '@rotadas/service-kit/health/readiness';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

@Module({ imports: [HealthModule.forRoot()] })
export class GatewayHealthModule implements OnApplicationBootstrap {
  constructor(
    private readonly readiness: Readiness,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {}

  /** Never ready without sign-in, so that such a gateway does not replace a working one. */
  onApplicationBootstrap(): void {
    if (this.env.FIREBASE_PROJECT_ID !== undefined) this.readiness.completeStart();
  }
}
