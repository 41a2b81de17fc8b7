import { Module } from '@nestjs/common';
import { NotificationSettingsModule } from '../settings/notification-settings.module.js';
import { UsersClient } from '../users/users-client.js';
import { MailController } from './mail.controller.js';
import { MailSender } from './mail-sender.js';
import { UnsubscribeService } from './unsubscribe.service.js';

@Module({
  imports: [NotificationSettingsModule],
  controllers: [MailController],
  providers: [MailSender, UnsubscribeService, UsersClient],
  exports: [MailSender],
})
export class MailModule {}
