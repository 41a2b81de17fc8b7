import { Controller } from '@nestjs/common';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { InboxService } from './inbox.service.js';

@Controller()
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @HandleRpc(notificationsRpc.list)
  list({ userId, page }: ParsedRequest<typeof notificationsRpc.list>) {
    return this.inbox.list(userId, page);
  }

  @HandleRpc(notificationsRpc.read)
  read({ userId, read }: ParsedRequest<typeof notificationsRpc.read>) {
    return this.inbox.read(userId, read);
  }
}
