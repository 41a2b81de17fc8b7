import { Controller } from '@nestjs/common';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { PushService } from './push.service.js';
import { PushTokens } from './push-tokens.js';
import { PushSubscriptionStore } from './store/push-subscription.store.js';

@Controller()
export class PushController {
  constructor(
    private readonly push: PushService,
    private readonly subscriptions: PushSubscriptionStore,
    private readonly tokens: PushTokens,
  ) {}

  @HandleRpc(notificationsRpc.pushKey)
  pushKey() {
    return this.push.key();
  }

  @HandleRpc(notificationsRpc.subscribePush)
  async subscribePush({ userId, subscription }: ParsedRequest<typeof notificationsRpc.subscribePush>) {
    await this.push.subscribe(userId, subscription);
    return {};
  }

  @HandleRpc(notificationsRpc.unsubscribePush)
  async unsubscribePush({ userId, endpoint }: ParsedRequest<typeof notificationsRpc.unsubscribePush>) {
    await this.subscriptions.remove(userId, endpoint);
    return {};
  }

  @HandleRpc(notificationsRpc.unsubscribeAllPush)
  async unsubscribeAllPush({ userId }: ParsedRequest<typeof notificationsRpc.unsubscribeAllPush>) {
    await this.subscriptions.removeAll(userId);
    return {};
  }

  @HandleRpc(notificationsRpc.verifyStartToken)
  verifyStartToken({ token }: ParsedRequest<typeof notificationsRpc.verifyStartToken>) {
    return this.tokens.verifyStart(token);
  }

  @HandleRpc(notificationsRpc.verifyAnswerToken)
  verifyAnswerToken({ token }: ParsedRequest<typeof notificationsRpc.verifyAnswerToken>) {
    return this.tokens.verifyAnswer(token);
  }
}
