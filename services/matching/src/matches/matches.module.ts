import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { Offers } from '../offers/domain/offers.js';
import { OffersModule } from '../offers/offers.module.js';
import { PlacesModule } from '../places/places.module.js';
import { GuardedRouter } from '../routing/osrm/guarded-router.js';
import { OsrmRouter } from '../routing/osrm/osrm-router.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { RoutingModule } from '../routing/routing.module.js';
import { TreeCache } from '../routing/domain/tree-cache.js';
import { MatchCounts } from './match-counts.js';
import { MatchFinder } from './domain/match-finder.js';
import { MatchesController } from './matches.controller.js';
import { MatchesService } from './matches.service.js';

/** Who goes a wished way. */
@Module({})
export class MatchesModule {
  /** `routingUrl` is where OSRM answers; without one the roads within the service measure alone. */
  static forRoot({ routingUrl }: { readonly routingUrl: string | undefined }): DynamicModule {
    return {
      module: MatchesModule,
      imports: [PlacesModule, OffersModule, RoutingModule],
      controllers: [MatchesController],
      providers: [
        {
          provide: MatchFinder,
          inject: [Offers, TreeCache, EmbeddedRouter],
          useFactory: (offers: Offers, trees: TreeCache, embedded: EmbeddedRouter) => {
            const logger = new Logger(MatchFinder.name);
            const warn = (error: unknown) => logger.warn({ err: error }, 'OSRM did not answer');
            return new MatchFinder(offers, trees, {
              embedded,
              osrm: routingUrl ? new GuardedRouter(new OsrmRouter(routingUrl), embedded, warn) : null,
            });
          },
        },
        MatchCounts,
        MatchesService,
      ],
    };
  }
}
