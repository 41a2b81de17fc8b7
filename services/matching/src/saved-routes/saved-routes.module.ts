import { Module } from '@nestjs/common';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { provideOutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { OffersModule } from '../offers/offers.module.js';
import { PlacesModule } from '../places/places.module.js';
import { RoutingModule } from '../routing/routing.module.js';
import { SavedRouteMirror } from './saved-route-mirror.js';
import { ComparableOfferFactory } from './comparable-offer-factory.js';
import { OfferClient } from './offer-client.js';
import { SavedRoutesController } from './saved-routes.controller.js';
import { SavedRoutesService } from './saved-routes.service.js';
import { SavedRouteStore } from './store/saved-route.store.js';
import { RouteMatchNotifier } from './route-match-notifier.js';
import { WaitingRoutesService } from './waiting-routes.service.js';

@Module({
  imports: [OffersModule, PlacesModule, RoutingModule],
  controllers: [SavedRoutesController],
  providers: [
    SavedRoutesService,
    RouteMatchNotifier,
    WaitingRoutesService,
    OfferClient,
    SavedRouteMirror,
    ComparableOfferFactory,
    SavedRouteStore,
    provideOutboxRelay('saved-routes', matchingEvents.routeMatched.stream),
  ],
})
export class SavedRoutesModule {}
