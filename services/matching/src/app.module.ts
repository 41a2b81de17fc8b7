import { Module, type Type } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { HealthModule } from '@rotadas/service-kit/health/health.module';
import { NatsCheck } from '@rotadas/service-kit/health/nats.check';
import { LoggingModule } from '@rotadas/service-kit/logging/logging.module';
import { MetricsModule } from '@rotadas/service-kit/metrics/metrics.module';
import { NatsClientModule } from '@rotadas/service-kit/nats/nats-client.module';
import type { MatchingEnv } from './env.js';
import { PlacesModule } from './places/places.module.js';

/** The whole service under the settings `env`. */
export function appModule(env: MatchingEnv): Type<unknown> {
  @Module({
    imports: [
      LoggingModule.forRoot({ name: 'matching', level: env.LOG_LEVEL }),
      MetricsModule.forRoot(env),
      NatsClientModule.forRoot({ url: env.NATS_URL, name: 'matching' }),
      HealthModule.register({ route: healthRoutes.matching, checks: [NatsCheck] }),
      PlacesModule,
    ],
  })
  class AppModule {}
  return AppModule;
}
