import { Module } from '@nestjs/common';
import { EndpointGuard } from './endpoint-guard.js';
import { PushController } from './push.controller.js';
import { PushSender } from './push-sender.js';
import { PushService } from './push.service.js';
import { PushTokens } from './push-tokens.js';
import { PushSubscriptionStore } from './store/push-subscription.store.js';

@Module({
  controllers: [PushController],
  providers: [EndpointGuard, PushSender, PushService, PushSubscriptionStore, PushTokens],
  exports: [PushSender, PushSubscriptionStore],
})
export class PushModule {}
