import { type DynamicModule, Module } from '@nestjs/common';
import { EndpointGuard } from './endpoint-guard.service.js';
import { PushController } from './push.controller.js';
import { PushSender } from './push-sender.service.js';
import { PUSH_SETTINGS, type PushSettings } from './push-settings.js';
import { PushService } from './push.service.js';
import { PushSubscriptionStore } from './store/push-subscription.store.js';

/** Push messages to browsers: which there are, and sending. */
@Module({})
export class PushModule {
  static forRoot(settings: PushSettings): DynamicModule {
    return {
      module: PushModule,
      global: true,
      controllers: [PushController],
      providers: [
        { provide: PUSH_SETTINGS, useValue: settings },
        EndpointGuard,
        PushSender,
        PushService,
        PushSubscriptionStore,
      ],
      exports: [PushSender, PushService, PushSubscriptionStore],
    };
  }
}
