import { Module } from '@nestjs/common';
import { InboxController } from './inbox.controller.js';
import { InboxService } from './inbox.service.js';
import { NotificationStore } from './store/notification.store.js';

/** What users were told, and what of it is still to be sent. */
@Module({
  controllers: [InboxController],
  providers: [InboxService, NotificationStore],
  exports: [NotificationStore],
})
export class InboxModule {}
