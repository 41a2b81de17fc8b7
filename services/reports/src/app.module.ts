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
import { REPORTS_ENV, type ReportsEnv } from './env.js';
import { AdminActsModule } from './admin-acts/admin-acts.module.js';
import { ReportsModule } from './reports/reports.module.js';

/** The whole service under the settings `env`. */
@Module({})
export class AppModule {
  static forRoot(env: ReportsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.forRoot(REPORTS_ENV, env),
        LoggingModule.forRoot({ name: 'reports', level: env.LOG_LEVEL }),
        TracingModule.forRoot({ name: 'reports', settings: env }),
        MetricsModule.forRoot(env),
        NatsClientModule.forRoot({ url: env.NATS_URL, name: 'reports' }),
        OperationsModule.forRoot({ name: 'reports' }),
        EventsModule.forRoot({ name: 'reports', settings: env }),
        MongodbModule.forRoot({ uri: env.MONGODB_URI }),
        HealthModule.register({ route: healthRoutes.reports, checks: [MongodbCheck, NatsCheck] }),
        ReportsModule,
        AdminActsModule,
      ],
    };
  }
}
