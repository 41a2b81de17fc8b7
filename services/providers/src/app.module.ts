import { Module, type Type } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { HealthModule } from '@rotadas/service-kit/health/health.module';
import { LoggingModule } from '@rotadas/service-kit/logging/logging.module';
import { MetricsModule } from '@rotadas/service-kit/metrics/metrics.module';
import { MongodbCheck } from '@rotadas/service-kit/mongodb/mongodb.check';
import { MongodbModule } from '@rotadas/service-kit/mongodb/mongodb.module';
import { NatsCheck } from '@rotadas/service-kit/nats/nats.check';
import { NatsClientModule } from '@rotadas/service-kit/nats/nats-client.module';
import { RedisModule } from '@rotadas/service-kit/redis/redis.module';
import { EnvModule } from './env.module.js';
import type { Env } from './env.js';
import { ExpiryModule } from './expiry/expiry.module.js';
import { NearModule } from './near/near.module.js';
import { OffersModule } from './offers/offers.module.js';
import { PositionsModule } from './positions/positions.module.js';
import { SnapshotModule } from './snapshot/snapshot.module.js';
import { StatusModule } from './status/status.module.js';
import { RedisCheck } from './store/redis.check.js';

/** The service with the given settings. */
export function appModule(env: Env): Type<unknown> {
  @Module({
    imports: [
      EnvModule.forRoot(env),
      LoggingModule.forRoot({ name: 'providers', level: env.LOG_LEVEL }),
      MetricsModule.forRoot(env),
      NatsClientModule.forRoot({ url: env.NATS_URL, name: 'providers' }),
      RedisModule.forRoot({ url: env.REDIS_URL }),
      MongodbModule.forRoot({ uri: env.MONGODB_URI }),
      HealthModule.register({ route: healthRoutes.providers, checks: [MongodbCheck, RedisCheck, NatsCheck] }),
      OffersModule,
      StatusModule,
      PositionsModule,
      SnapshotModule,
      NearModule,
      ExpiryModule,
    ],
  })
  class AppModule {}
  return AppModule;
}
