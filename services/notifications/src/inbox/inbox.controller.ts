import { Controller } from '@nestjs/common';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { HandleEvent } from '@rotadas/service-kit/events/handle-event';
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

  @HandleEvent(usersEvents.blocksChanged, { orderedBy: ({ blockerId }) => blockerId })
  blocksChanged(change: PayloadOf<typeof usersEvents.blocksChanged>) {
    return this.inbox.hideBlocked(change);
  }
}
