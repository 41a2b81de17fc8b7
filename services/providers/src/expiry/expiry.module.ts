import { type DynamicModule, Module } from '@nestjs/common';
import { OffersModule } from '../offers/offers.module.js';
import { PlannedModule } from '../planned/planned.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { EXPIRY_SETTINGS, type ExpirySettings, SweepService } from './sweep.service.js';
import { ExpiryWorker } from './expiry-worker.service.js';
import { ExpiryController } from './expiry.controller.js';
import { SilentOwnersService } from './silent-owners.service.js';
import { LastSeenStore } from './store/last-seen.store.js';

/** Ends offers by themselves, and tells when planned ones depart. */
@Module({})
export class ExpiryModule {
  static forRoot(settings: ExpirySettings): DynamicModule {
    return {
      module: ExpiryModule,
      imports: [OffersModule, PlannedModule, PresenceModule],
      controllers: [ExpiryController],
      providers: [
        SilentOwnersService,
        { provide: EXPIRY_SETTINGS, useValue: settings },
        ExpiryWorker,
        SweepService,
        LastSeenStore,
      ],
    };
  }
}
