import { type DynamicModule, Module } from '@nestjs/common';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { HealthModule } from '@rotadas/service-kit/health/health.module';
import { MongodbCheck } from '@rotadas/service-kit/health/mongodb.check';
import { NatsCheck } from '@rotadas/service-kit/health/nats.check';
import { MongodbModule } from '@rotadas/service-kit/mongodb/mongodb.module';
import { serviceModules } from '@rotadas/service-kit/start/service-modules';
import { USERS_ENV, type UsersEnv } from './env.js';
import { UsersModule } from './users/users.module.js';

@Module({})
export class AppModule {
  static forRoot(env: UsersEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...serviceModules('users', USERS_ENV, env),
        MongodbModule.forRoot({ uri: env.MONGODB_URI }),
        HealthModule.register({ rpc: healthRpc.users, checks: [MongodbCheck, NatsCheck] }),
        UsersModule,
      ],
    };
  }
}
