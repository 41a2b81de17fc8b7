import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ChoicesModule } from '../choices/choices.module.js';
import { InboxModule } from '../inbox/inbox.module.js';
import { ReceiverService } from './receiver.service.js';
import { TELLING_SETTINGS, type TellingSettings } from './telling-settings.js';
import { TellingController } from './telling.controller.js';
import { TellingService } from './telling.service.js';

/** Tells users what happened in other services. */
@Module({})
export class TellingModule {
  static forRoot(settings: TellingSettings): DynamicModule {
    return {
      module: TellingModule,
      imports: [AccountsModule, InboxModule, ChoicesModule],
      controllers: [TellingController],
      providers: [{ provide: TELLING_SETTINGS, useValue: settings }, TellingService, ReceiverService],
    };
  }
}
