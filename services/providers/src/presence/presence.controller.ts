import { Controller } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import type { PayloadOf } from '@rotadas/contracts/routing/event';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { HandleEvent, type EventOccurrence } from '@rotadas/service-kit/events/handle-event';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { EditOfferService } from './edit-offer.service.js';
import { StatusService } from './status.service.js';

type ProfileChanged = PayloadOf<typeof usersEvents.profileChanged>;

@Controller()
export class PresenceController {
  constructor(
    private readonly status: StatusService,
    private readonly editing: EditOfferService,
  ) {}

  @HandleRoute(providersRoutes.setStatus)
  set({ userId, status }: ParsedRequest<typeof providersRoutes.setStatus>) {
    return this.status.set(userId, status);
  }

  @HandleRoute(providersRoutes.editOffer)
  edit({ userId, offer }: ParsedRequest<typeof providersRoutes.editOffer>) {
    return this.editing.edit(userId, offer);
  }

  @HandleRoute(providersRoutes.getStatus)
  get({ userId }: ParsedRequest<typeof providersRoutes.getStatus>) {
    return this.status.get(userId);
  }

  @HandleEvent(usersEvents.profileChanged, { orderedBy: ({ userId }) => userId })
  rename({ userId, fullName, phone }: ProfileChanged, { occurredAt }: EventOccurrence) {
    return this.status.rename(userId, fullName, phone, occurredAt);
  }
}
