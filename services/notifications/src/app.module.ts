import { type DynamicModule, Module } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { EnvModule } from '@rotadas/service-kit/env/env.module';
import { EventsModule } from '@rotadas/service-kit/events/events.module';
import { HealthModule } from '@rotadas/service-kit/health/health.module';
import { MongodbCheck } from '@rotadas/service-kit/health/mongodb.check';
import { NatsCheck } from '@rotadas/service-kit/health/nats.check';
import { RedisCheck } from '@rotadas/service-kit/health/redis.check';
import { LoggingModule } from '@rotadas/service-kit/logging/logging.module';
import { MetricsModule } from '@rotadas/service-kit/metrics/metrics.module';
import { MongodbModule } from '@rotadas/service-kit/mongodb/mongodb.module';
import { NatsClientModule } from '@rotadas/service-kit/nats/nats-client.module';
import { OperationsModule } from '@rotadas/service-kit/operations/operations.module';
import { RedisModule } from '@rotadas/service-kit/redis/redis.module';
import { TracingModule } from '@rotadas/service-kit/tracing/tracing.module';
import { ChoicesModule } from './choices/choices.module.js';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from './env.js';
import { InboxModule } from './inbox/inbox.module.js';
import { MailModule } from './mail/mail.module.js';
import { PushModule } from './push/push.module.js';
import { TellingModule } from './telling/telling.module.js';

/** The whole service under the settings `env`. */
@Module({})
export class AppModule {
  static forRoot(env: NotificationsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.forRoot(NOTIFICATIONS_ENV, env),
        LoggingModule.forRoot({ name: 'notifications', level: env.LOG_LEVEL }),
        TracingModule.forRoot({ name: 'notifications', settings: env }),
        MetricsModule.forRoot(env),
        NatsClientModule.forRoot({ url: env.NATS_URL, name: 'notifications' }),
        OperationsModule.forRoot({ name: 'notifications' }),
        EventsModule.forRoot({ name: 'notifications', settings: env }),
        RedisModule.forRoot({ url: env.REDIS_URL }),
        MongodbModule.forRoot({ uri: env.MONGODB_URI }),
        HealthModule.register({
          route: healthRoutes.notifications,
          checks: [MongodbCheck, RedisCheck, NatsCheck],
        }),
        InboxModule,
        ChoicesModule,
        PushModule,
        MailModule,
        DeliveriesModule,
        TellingModule,
      ],
    };
  }
}
