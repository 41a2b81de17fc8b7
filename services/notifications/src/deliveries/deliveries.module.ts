import { Module } from '@nestjs/common';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { NotificationSettingsModule } from '../settings/notification-settings.module.js';
import { InboxModule } from '../inbox/inbox.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PushModule } from '../push/push.module.js';
import { UsersClient } from '../users/users-client.js';
import { DeliveryService } from './delivery.service.js';
import { DeliverySweep } from './delivery-sweep.js';
import { DeliveryWorkers } from './delivery-workers.js';
import { NotificationCounts } from './notification-counts.js';
import { DeliveryQueues } from './store/delivery-queues.js';

@Module({
  imports: [InboxModule, NotificationSettingsModule, PushModule, MailModule],
  providers: [
    UsersClient,
    JobQueues,
    DeliveryQueues,
    NotificationCounts,
    DeliveryService,
    DeliveryWorkers,
    DeliverySweep,
  ],
  exports: [UsersClient, DeliveryQueues, NotificationCounts],
})
export class DeliveriesModule {}
