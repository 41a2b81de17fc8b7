import { Controller } from '@nestjs/common';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { dependencyUnavailable } from '@rotadas/service-kit/errors/dependency';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { MailSender } from './mail-sender.js';
import { UnsubscribeService } from './unsubscribe.service.js';

@Controller()
export class MailController {
  constructor(
    private readonly unsubscribing: UnsubscribeService,
    private readonly sender: MailSender,
  ) {}

  @HandleRpc(notificationsRpc.mailErasure)
  async mailErasure({ userId, email }: ParsedRequest<typeof notificationsRpc.mailErasure>) {
    await this.sender.sendErasure(userId, email).catch((error: unknown) => {
      throw dependencyUnavailable('mail', error);
    });
    return {};
  }

  @HandleRpc(notificationsRpc.unsubscribe)
  unsubscribe({ token }: ParsedRequest<typeof notificationsRpc.unsubscribe>) {
    return this.unsubscribing.unsubscribe(token);
  }
}
