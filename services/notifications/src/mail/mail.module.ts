import { type DynamicModule, Module } from '@nestjs/common';
import { ChoicesModule } from '../choices/choices.module.js';
import { MAIL_SETTINGS, type MailSettings, MailSender } from './mail-sender.service.js';
import { MailController } from './mail.controller.js';
import { UnsubscribeService } from './unsubscribe.service.js';

/** Mails: sending, and ending them; nothing is sent where there are no settings. */
@Module({})
export class MailModule {
  static forRoot(settings: MailSettings | null): DynamicModule {
    return {
      module: MailModule,
      global: true,
      imports: [ChoicesModule],
      controllers: [MailController],
      providers: [{ provide: MAIL_SETTINGS, useValue: settings }, MailSender, UnsubscribeService],
      exports: [MailSender],
    };
  }
}
