import { Module } from '@nestjs/common';
import { NotificationSettingsModule } from '../settings/notification-settings.module.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { InboxModule } from '../inbox/inbox.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PushModule } from '../push/push.module.js';
import { AccountTriggersController } from './account-triggers.controller.js';
import { AgreementTriggersController } from './agreement-triggers.controller.js';
import { ChannelResolver } from './channel-resolver.js';
import { NotificationTriggersController } from './notification-triggers.controller.js';
import { NotificationDispatcher } from './notification-dispatcher.js';

@Module({
  imports: [InboxModule, NotificationSettingsModule, PushModule, MailModule, DeliveriesModule],
  controllers: [NotificationTriggersController, AgreementTriggersController, AccountTriggersController],
  providers: [NotificationDispatcher, ChannelResolver],
})
export class DispatchModule {}
