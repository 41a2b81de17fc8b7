import { Controller } from '@nestjs/common';
import { notificationsRoutes } from '@rotadas/contracts/notifications/notifications.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { UnsubscribeService } from './unsubscribe.service.js';

@Controller()
export class MailController {
  constructor(private readonly unsubscribing: UnsubscribeService) {}

  @HandleRoute(notificationsRoutes.unsubscribe)
  unsubscribe({ token }: ParsedRequest<typeof notificationsRoutes.unsubscribe>) {
    return this.unsubscribing.unsubscribe(token);
  }
}
