import { Controller } from '@nestjs/common';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { UnsubscribeService } from './unsubscribe.service.js';

@Controller()
export class MailController {
  constructor(private readonly unsubscribing: UnsubscribeService) {}

  @HandleRpc(notificationsRpc.unsubscribe)
  unsubscribe({ token }: ParsedRequest<typeof notificationsRpc.unsubscribe>) {
    return this.unsubscribing.unsubscribe(token);
  }
}
