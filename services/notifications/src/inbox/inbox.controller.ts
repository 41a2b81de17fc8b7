import { Controller } from '@nestjs/common';
import { notificationsRoutes } from '@rotadas/contracts/notifications/notifications.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { InboxService } from './inbox.service.js';

@Controller()
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @HandleRoute(notificationsRoutes.list)
  list({ userId, page }: ParsedRequest<typeof notificationsRoutes.list>) {
    return this.inbox.list(userId, page);
  }

  @HandleRoute(notificationsRoutes.read)
  read({ userId, read }: ParsedRequest<typeof notificationsRoutes.read>) {
    return this.inbox.read(userId, read);
  }
}
