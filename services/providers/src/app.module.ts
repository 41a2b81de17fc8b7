import { type DynamicModule, Module } from '@nestjs/common';
import { MongodbModule } from '@rotadas/service-kit/mongodb/mongodb.module';
import { PersonalDataModule } from '@rotadas/service-kit/personal-data/personal-data.module';
import { RedisModule } from '@rotadas/service-kit/redis/redis.module';
import { serviceModules } from '@rotadas/service-kit/start/service-modules';
import { PROVIDERS_ENV, type ProvidersEnv } from './env.js';
import { ExpiryModule } from './expiry/expiry.module.js';
import { OffersModule } from './offers/offers.module.js';
import { PlannedModule } from './planned/planned.module.js';
import { PresenceModule } from './presence/presence.module.js';
import { ReservationsModule } from './reservations/reservations.module.js';
import { MARKERS_REDIS } from './markers/store/marker-layout.js';

@Module({})
export class AppModule {
  static forRoot(env: ProvidersEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...serviceModules('providers', PROVIDERS_ENV, env),
        RedisModule.forRoot({ url: env.REDIS_URL }),
        RedisModule.forRoot({
          url: env.MARKERS_REDIS_URL ?? env.REDIS_URL,
          token: MARKERS_REDIS,
          dependency: 'markers',
          name: 'Markers Redis',
        }),
        MongodbModule.forRoot({ uri: env.MONGODB_URI }),
        PersonalDataModule.forRoot('providers'),
        OffersModule,
        PlannedModule,
        PresenceModule,
        ReservationsModule,
        ExpiryModule,
      ],
    };
  }
}
