import { type DynamicModule, Module } from '@nestjs/common';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ChoicesModule } from '../choices/choices.module.js';
import { InboxModule } from '../inbox/inbox.module.js';
import { DELIVERY_SETTINGS, type DeliverySettings } from './delivery-settings.js';
import { DeliveryService } from './delivery.service.js';
import { DeliverySweep } from './delivery-sweep.service.js';
import { DeliveryWorkers } from './delivery-workers.service.js';
import { NotificationCounts } from './notification-counts.js';
import { PushDelivery } from './push-delivery.service.js';
import { DeliveryQueues } from './store/delivery-queues.js';

/** Sends pushes and mails, and tries again what could not be sent. */
@Module({})
export class DeliveriesModule {
  static forRoot(settings: DeliverySettings): DynamicModule {
    return {
      module: DeliveriesModule,
      global: true,
      imports: [AccountsModule, InboxModule, ChoicesModule],
      providers: [
        { provide: DELIVERY_SETTINGS, useValue: settings },
        JobQueues,
        DeliveryQueues,
        NotificationCounts,
        DeliveryService,
        PushDelivery,
        DeliveryWorkers,
        DeliverySweep,
      ],
      exports: [DeliveryQueues, NotificationCounts],
    };
  }
}
