import { type DynamicModule, Module } from '@nestjs/common';
import { MongodbModule } from '@rotadas/service-kit/mongodb/mongodb.module';
import { PersonalDataModule } from '@rotadas/service-kit/personal-data/personal-data.module';
import { RedisModule } from '@rotadas/service-kit/redis/redis.module';
import { serviceModules } from '@rotadas/service-kit/start/service-modules';
import { BlocksModule } from './blocks/blocks.module.js';
import { DeletionModule } from './deletion/deletion.module.js';
import { DevicesModule } from './devices/devices.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { USERS_ENV, type UsersEnv } from './env.js';
import { SanctionsModule } from './sanctions/sanctions.module.js';
import { UsersModule } from './users/users.module.js';

@Module({})
export class AppModule {
  static forRoot(env: UsersEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...serviceModules('users', USERS_ENV, env),
        RedisModule.forRoot({ url: env.REDIS_URL }),
        MongodbModule.forRoot({ uri: env.MONGODB_URI }),
        PersonalDataModule.forRoot('users'),
        UsersModule,
        DevicesModule,
        BlocksModule,
        DeletionModule,
        ExportsModule,
        SanctionsModule,
      ],
    };
  }
}
