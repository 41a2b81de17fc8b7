import { type DynamicModule, Module } from '@nestjs/common';
import { ExpiryQueueModule } from '../expiry-queue/expiry-queue.module.js';
import { LayoutModule } from '../layout/layout.module.js';
import { PlannedModule } from '../planned/planned.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { StatusModule } from '../status/status.module.js';
import { EXPIRY_SETTINGS, type ExpirySettings } from './expiry-settings.js';
import { ExpiryWorker } from './expiry-worker.service.js';
import { SilentOwnersController } from './silent-owners.controller.js';
import { SilentOwnersService } from './silent-owners.service.js';
import { LastSeenStore } from './store/last-seen.store.js';
import { SweepService } from './sweep.service.js';

/** Ends offers by themselves, and tells when planned ones depart. */
@Module({})
export class ExpiryModule {
  static forRoot(settings: ExpirySettings): DynamicModule {
    return {
      module: ExpiryModule,
      imports: [ExpiryQueueModule, LayoutModule, PlannedModule, PresenceModule, StatusModule],
      controllers: [SilentOwnersController],
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
