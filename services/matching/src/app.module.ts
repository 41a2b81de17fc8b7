import { type DynamicModule, Module } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { EnvModule } from '@rotadas/service-kit/env/env.module';
import { EventsModule } from '@rotadas/service-kit/events/events.module';
import { HealthModule } from '@rotadas/service-kit/health/health.module';
import { MongodbCheck } from '@rotadas/service-kit/health/mongodb.check';
import { NatsCheck } from '@rotadas/service-kit/health/nats.check';
import { LoggingModule } from '@rotadas/service-kit/logging/logging.module';
import { MetricsModule } from '@rotadas/service-kit/metrics/metrics.module';
import { MongodbModule } from '@rotadas/service-kit/mongodb/mongodb.module';
import { NatsClientModule } from '@rotadas/service-kit/nats/nats-client.module';
import { TracingModule } from '@rotadas/service-kit/tracing/tracing.module';
import { OperationsModule } from '@rotadas/service-kit/operations/operations.module';
import { MATCHING_ENV, type MatchingEnv } from './env.js';
import { MatchesModule } from './matches/matches.module.js';
import { PlacesModule } from './places/places.module.js';
import { SavedRoutesModule } from './saved-routes/saved-routes.module.js';

/** The whole service under the settings `env`. */
@Module({})
export class AppModule {
  static forRoot(env: MatchingEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.forRoot(MATCHING_ENV, env),
        LoggingModule.forRoot({ name: 'matching', level: env.LOG_LEVEL }),
        TracingModule.forRoot({ name: 'matching', settings: env }),
        MetricsModule.forRoot(env),
        NatsClientModule.forRoot({ url: env.NATS_URL, name: 'matching' }),
        OperationsModule.forRoot({ name: 'matching' }),
        EventsModule.forRoot({ name: 'matching', settings: env }),
        MongodbModule.forRoot({ uri: env.MONGODB_URI }),
        HealthModule.register({ route: healthRoutes.matching, checks: [MongodbCheck, NatsCheck] }),
        PlacesModule,
        MatchesModule,
        SavedRoutesModule,
      ],
    };
  }
}
