import { Module } from '@nestjs/common';
import { ChoicesModule } from '../choices/choices.module.js';
import { InboxModule } from '../inbox/inbox.module.js';
import { ReceiverService } from './receiver.service.js';
import { TellingController } from './telling.controller.js';
import { TellingService } from './telling.service.js';

/** Notifies users of what happened in other services. */
@Module({
  imports: [InboxModule, ChoicesModule],
  controllers: [TellingController],
  providers: [TellingService, ReceiverService],
})
export class TellingModule {}
