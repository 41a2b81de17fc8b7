import { type DynamicModule, Module } from '@nestjs/common';
import { MongodbModule } from '@rotadas/service-kit/mongodb/mongodb.module';
import { PersonalDataModule } from '@rotadas/service-kit/personal-data/personal-data.module';
import { RedisModule } from '@rotadas/service-kit/redis/redis.module';
import { serviceModules } from '@rotadas/service-kit/start/service-modules';
import { NotificationSettingsModule } from './settings/notification-settings.module.js';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { NOTIFICATIONS_ENV, type NotificationsEnv } from './env.js';
import { InboxModule } from './inbox/inbox.module.js';
import { MailModule } from './mail/mail.module.js';
import { PushModule } from './push/push.module.js';
import { DispatchModule } from './dispatch/dispatch.module.js';

@Module({})
export class AppModule {
  static forRoot(env: NotificationsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...serviceModules('notifications', NOTIFICATIONS_ENV, env),
        RedisModule.forRoot({ url: env.REDIS_URL }),
        MongodbModule.forRoot({ uri: env.MONGODB_URI }),
        PersonalDataModule.forRoot('notifications'),
        InboxModule,
        NotificationSettingsModule,
        PushModule,
        MailModule,
        DeliveriesModule,
        DispatchModule,
      ],
    };
  }
}
