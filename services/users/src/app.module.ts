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
import { AccessModule } from './access/access.module.js';
import { USERS_ENV, type UsersEnv } from './env.js';
import { UsersModule } from './users/users.module.js';

/** The whole service under the settings `env`. */
@Module({})
export class AppModule {
  static forRoot(env: UsersEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.forRoot(USERS_ENV, env),
        LoggingModule.forRoot({ name: 'users', level: env.LOG_LEVEL }),
        TracingModule.forRoot({ name: 'users', settings: env }),
        MetricsModule.forRoot(env),
        NatsClientModule.forRoot({ url: env.NATS_URL, name: 'users' }),
        OperationsModule.forRoot({ name: 'users' }),
        EventsModule.forRoot({ name: 'users', settings: env }),
        MongodbModule.forRoot({ uri: env.MONGODB_URI }),
        HealthModule.register({ route: healthRoutes.users, checks: [MongodbCheck, NatsCheck] }),
        UsersModule,
        AccessModule,
      ],
    };
  }
}
