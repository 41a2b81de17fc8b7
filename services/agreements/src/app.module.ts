import { type DynamicModule, Module } from '@nestjs/common';
import { MongodbModule } from '@rotadas/service-kit/mongodb/mongodb.module';
import { PersonalDataModule } from '@rotadas/service-kit/personal-data/personal-data.module';
import { RedisModule } from '@rotadas/service-kit/redis/redis.module';
import { serviceModules } from '@rotadas/service-kit/start/service-modules';
import { AgreementsModule } from './agreements/agreements.module.js';
import { DeadlinesModule } from './deadlines/deadlines.module.js';
import { FollowUpModule } from './follow-up/follow-up.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { RatingsModule } from './ratings/ratings.module.js';
import { SharesModule } from './shares/shares.module.js';
import { AGREEMENTS_ENV, type AgreementsEnv } from './env.js';

@Module({})
export class AppModule {
  static forRoot(env: AgreementsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...serviceModules('agreements', AGREEMENTS_ENV, env),
        RedisModule.forRoot({ url: env.REDIS_URL }),
        MongodbModule.forRoot({ uri: env.MONGODB_URI }),
        PersonalDataModule.forRoot('agreements'),
        AgreementsModule,
        MessagesModule,
        RatingsModule,
        SharesModule,
        FollowUpModule,
        DeadlinesModule,
      ],
    };
  }
}
