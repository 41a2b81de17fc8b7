import { type DynamicModule, Module } from '@nestjs/common';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { HealthModule } from '@rotadas/service-kit/health/health.module';
import { MongodbCheck } from '@rotadas/service-kit/health/mongodb.check';
import { NatsCheck } from '@rotadas/service-kit/health/nats.check';
import { MongodbModule } from '@rotadas/service-kit/mongodb/mongodb.module';
import { serviceModules } from '@rotadas/service-kit/start/service-modules';
import { MATCHING_ENV, type MatchingEnv } from './env.js';
import { MatchesModule } from './matches/matches.module.js';
import { PlacesModule } from './places/places.module.js';
import { SavedRoutesModule } from './saved-routes/saved-routes.module.js';

@Module({})
export class AppModule {
  static forRoot(env: MatchingEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...serviceModules('matching', MATCHING_ENV, env),
        MongodbModule.forRoot({ uri: env.MONGODB_URI }),
        HealthModule.register({ rpc: healthRpc.matching, checks: [MongodbCheck, NatsCheck] }),
        PlacesModule,
        MatchesModule,
        SavedRoutesModule,
      ],
    };
  }
}
