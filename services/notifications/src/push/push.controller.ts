import { Controller } from '@nestjs/common';
import { notificationsRoutes } from '@rotadas/contracts/notifications/notifications.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { PushService } from './push.service.js';

@Controller()
export class PushController {
  constructor(private readonly push: PushService) {}

  @HandleRoute(notificationsRoutes.pushKey)
  key() {
    return this.push.key();
  }

  @HandleRoute(notificationsRoutes.subscribePush)
  async subscribe({ userId, subscription }: ParsedRequest<typeof notificationsRoutes.subscribePush>) {
    await this.push.subscribe(userId, subscription);
    return {};
  }

  @HandleRoute(notificationsRoutes.unsubscribePush)
  async unsubscribe({ userId, endpoint }: ParsedRequest<typeof notificationsRoutes.unsubscribePush>) {
    await this.push.unsubscribe(userId, endpoint);
    return {};
  }
}
