import { type DynamicModule, Module } from '@nestjs/common';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { ChoicesModule } from '../choices/choices.module.js';
import { InboxModule } from '../inbox/inbox.module.js';
import { AccountsService } from './accounts.service.js';
import { DELIVERY_SETTINGS, type DeliverySettings } from './delivery-settings.js';
import { DeliveryService } from './delivery.service.js';
import { DeliverySweep } from './delivery-sweep.service.js';
import { DeliveryWorkers } from './delivery-workers.service.js';
import { NotificationCounts } from './notification-counts.service.js';
import { PushDelivery } from './push-delivery.service.js';
import { DeliveryQueues } from './store/delivery-queues.js';

/** Sends pushes and mails, and tries again what could not be sent. */
@Module({})
export class DeliveriesModule {
  static forRoot(settings: DeliverySettings): DynamicModule {
    return {
      module: DeliveriesModule,
      global: true,
      imports: [InboxModule, ChoicesModule],
      providers: [
        { provide: DELIVERY_SETTINGS, useValue: settings },
        AccountsService,
        JobQueues,
        DeliveryQueues,
        NotificationCounts,
        DeliveryService,
        PushDelivery,
        DeliveryWorkers,
        DeliverySweep,
      ],
      exports: [AccountsService, DeliveryQueues, NotificationCounts],
    };
  }
}
