import { Module } from '@nestjs/common';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { outboxRelayOf } from '@rotadas/service-kit/outbox/outbox-relay.provider';
import { ExpiryQueueModule } from '../expiry-queue/expiry-queue.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { DeparturesService } from './departures.service.js';
import { PlannedController } from './planned.controller.js';
import { PlannedListService } from './planned-list.service.js';
import { PlannedService } from './planned.service.js';
import { PlannersService } from './planners.service.js';
import { PlannerStore } from './store/planner.store.js';

/** Offers that depart later; its relay is for their own events. */
@Module({
  imports: [OffersModule, ExpiryQueueModule],
  controllers: [PlannedController],
  providers: [
    PlannerStore,
    PlannersService,
    PlannedService,
    PlannedListService,
    DeparturesService,
    outboxRelayOf('planners', providersEvents.offerPlanned.stream),
  ],
  exports: [PlannedService, PlannedListService, DeparturesService, PlannerStore],
})
export class PlannedModule {}
