import { Module } from '@nestjs/common';
import { ChoicesModule } from '../choices/choices.module.js';
import { MailController } from './mail.controller.js';
import { MailSender } from './mail-sender.service.js';
import { UnsubscribeService } from './unsubscribe.service.js';

@Module({
  imports: [ChoicesModule],
  controllers: [MailController],
  providers: [MailSender, UnsubscribeService],
  exports: [MailSender],
})
export class MailModule {}
