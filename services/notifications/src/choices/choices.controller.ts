import { Controller } from '@nestjs/common';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { ChoicesStore } from './store/choices.store.js';

@Controller()
export class ChoicesController {
  constructor(private readonly store: ChoicesStore) {}

  @HandleRpc(notificationsRpc.choices)
  choices({ userId }: ParsedRequest<typeof notificationsRpc.choices>) {
    return this.store.get(userId);
  }

  @HandleRpc(notificationsRpc.choose)
  choose({ userId, choices }: ParsedRequest<typeof notificationsRpc.choose>) {
    return this.store.save(userId, choices);
  }
}
