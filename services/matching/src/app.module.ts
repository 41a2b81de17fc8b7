import { type DynamicModule, Module } from '@nestjs/common';
import { MongodbModule } from '@rotadas/service-kit/mongodb/mongodb.module';
import { PersonalDataModule } from '@rotadas/service-kit/personal-data/personal-data.module';
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
        PersonalDataModule.forRoot('matching'),
        PlacesModule,
        MatchesModule,
        SavedRoutesModule,
      ],
    };
  }
}
