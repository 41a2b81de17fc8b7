import { Module, type Type } from '@nestjs/common';
import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { HealthModule } from '@rotadas/service-kit/health/health.module';
import { LoggingModule } from '@rotadas/service-kit/logging/logging.module';
import { NatsClientModule } from '@rotadas/service-kit/nats/nats-client.module';
import type { UsersEnv } from './env.js';
import { StoreModule } from './users/store/store.module.js';
import { MongodbCheck } from './users/store/mongodb.check.js';
import { UsersModule } from './users/users.module.js';

/** The whole service under the settings `env`. */
export function appModule(env: UsersEnv): Type<unknown> {
  const store = StoreModule.forRoot({ uri: env.MONGODB_URI });

  @Module({
    imports: [
      LoggingModule.forRoot({ name: 'users', level: env.LOG_LEVEL }),
      NatsClientModule.forRoot({ url: env.NATS_URL, name: 'users' }),
      store,
      HealthModule.register({ route: healthRoutes.users, checks: [MongodbCheck], imports: [store] }),
      UsersModule.forRoot({ store, adminEmail: env.ADMIN_EMAIL }),
    ],
  })
  class AppModule {}
  return AppModule;
}
