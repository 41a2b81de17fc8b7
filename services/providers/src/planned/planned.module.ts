import { Module } from '@nestjs/common';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { provideOutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { OffersModule } from '../offers/offers.module.js';
import { PlannedController } from './planned.controller.js';
import { PlannedService } from './planned.service.js';
import { PlannedOffersStore } from './store/planned-offers.store.js';

@Module({
  imports: [OffersModule],
  controllers: [PlannedController],
  providers: [
    PlannedOffersStore,
    PlannedService,
    provideOutboxRelay('plannedoffers', providersEvents.offerPlanned.stream),
  ],
  exports: [PlannedService],
})
export class PlannedModule {}
