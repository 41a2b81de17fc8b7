import { Logger, Module } from '@nestjs/common';
import { MATCHING_ENV, type MatchingEnv } from '../env.js';
import { OfferIndex } from '../offers/offer-index.js';
import { OffersModule } from '../offers/offers.module.js';
import { PlaceIndex } from '../places/domain/place-index.js';
import { PlacesModule } from '../places/places.module.js';
import { GuardedRouter } from '../routing/osrm/guarded-router.js';
import { OsrmRouter } from '../routing/osrm/osrm-router.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { RoutingModule } from '../routing/routing.module.js';
import { TreeCache } from '../routing/tree-cache.js';
import { MatchFinder } from './match-finder.js';
import { MatchesController } from './matches.controller.js';
import { MatchesService } from './matches.service.js';
import { OsrmMeasurement } from './osrm-measurement.js';

@Module({
  imports: [PlacesModule, OffersModule, RoutingModule],
  controllers: [MatchesController],
  providers: [
    {
      provide: MatchFinder,
      inject: [OfferIndex, TreeCache, PlaceIndex, EmbeddedRouter, MATCHING_ENV],
      useFactory: (
        offers: OfferIndex,
        trees: TreeCache,
        places: PlaceIndex,
        embedded: EmbeddedRouter,
        { ROUTING_URL }: MatchingEnv,
      ) => {
        const logger = new Logger(MatchFinder.name);
        const warn = (error: unknown) =>
          logger.warn({ err: error }, 'OSRM request failed; using the built-in road network');
        const osrm = ROUTING_URL
          ? new OsrmMeasurement(new GuardedRouter(new OsrmRouter(ROUTING_URL), embedded, warn))
          : null;
        return new MatchFinder(offers, trees, places, embedded, osrm);
      },
    },
    MatchesService,
  ],
})
export class MatchesModule {}
