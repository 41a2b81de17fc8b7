import { Module } from '@nestjs/common';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { provideOutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { OfferPlaceResolver } from '../offers/domain/offer-place-resolver.js';
import { OffersModule } from '../offers/offers.module.js';
import { PlaceIndex } from '../places/domain/place-index.js';
import { PlacesModule } from '../places/places.module.js';
import { provideClass } from '../provide-class.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { RoutingModule } from '../routing/routing.module.js';
import { SavedRouteMirror } from './saved-route-mirror.service.js';
import { OfferLocator } from './domain/offer-locator.js';
import { LiveOffers } from './live-offers.service.js';
import { SavedRoutesController } from './saved-routes.controller.js';
import { SavedRoutesService } from './saved-routes.service.js';
import { SavedRouteStore } from './store/saved-route.store.js';
import { RouteMatchNotifier } from './route-match-notifier.service.js';
import { WaitingRoutesService } from './waiting-routes.service.js';

@Module({
  imports: [OffersModule, PlacesModule, RoutingModule],
  controllers: [SavedRoutesController],
  providers: [
    SavedRoutesService,
    RouteMatchNotifier,
    WaitingRoutesService,
    LiveOffers,
    SavedRouteMirror,
    provideClass(OfferLocator, EmbeddedRouter, PlaceIndex, OfferPlaceResolver),
    SavedRouteStore,
    provideOutboxRelay('saved-routes', matchingEvents.routeMatched.stream),
  ],
})
export class SavedRoutesModule {}
