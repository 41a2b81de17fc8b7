import { Controller } from '@nestjs/common';
import { notificationsRoutes } from '@rotadas/contracts/notifications/notifications.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { ChoicesStore } from './store/choices.store.js';

@Controller()
export class ChoicesController {
  constructor(private readonly store: ChoicesStore) {}

  @HandleRoute(notificationsRoutes.choices)
  choices({ userId }: ParsedRequest<typeof notificationsRoutes.choices>) {
    return this.store.get(userId);
  }

  @HandleRoute(notificationsRoutes.choose)
  choose({ userId, choices }: ParsedRequest<typeof notificationsRoutes.choose>) {
    return this.store.save(userId, choices);
  }
}
