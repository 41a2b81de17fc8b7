import { Module } from '@nestjs/common';
import { PlannedModule } from '../planned/planned.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { ReservationsController } from './reservations.controller.js';
import { ReservationsService } from './reservations.service.js';
import { ReservationStore } from './store/reservation.store.js';

@Module({
  imports: [PlannedModule, PresenceModule],
  controllers: [ReservationsController],
  providers: [ReservationsService, ReservationStore],
})
export class ReservationsModule {}
