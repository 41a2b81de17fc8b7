import { type DynamicModule, Module } from '@nestjs/common';
import { ChoicesModule } from '../choices/choices.module.js';
import { InboxModule } from '../inbox/inbox.module.js';
import { ReceiverService } from './receiver.service.js';
import { TELLING_SETTINGS, type TellingSettings, TellingService } from './telling.service.js';
import { TellingController } from './telling.controller.js';

/** Tells users what happened in other services. */
@Module({})
export class TellingModule {
  static forRoot(settings: TellingSettings): DynamicModule {
    return {
      module: TellingModule,
      imports: [InboxModule, ChoicesModule],
      controllers: [TellingController],
      providers: [{ provide: TELLING_SETTINGS, useValue: settings }, TellingService, ReceiverService],
    };
  }
}
