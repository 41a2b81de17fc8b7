import { Controller } from '@nestjs/common';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { HandleEvent, type EventOccurrence } from '@rotadas/service-kit/events/handle-event';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { EditOfferService } from './edit-offer.service.js';
import { StatusService } from './status.service.js';

type ProfileChanged = PayloadOf<typeof usersEvents.profileChanged>;

@Controller()
export class PresenceController {
  constructor(
    private readonly status: StatusService,
    private readonly editing: EditOfferService,
  ) {}

  @HandleRpc(providersRpc.setStatus)
  set({ userId, status }: ParsedRequest<typeof providersRpc.setStatus>) {
    return this.status.set(userId, status);
  }

  @HandleRpc(providersRpc.editOffer)
  edit({ userId, offer }: ParsedRequest<typeof providersRpc.editOffer>) {
    return this.editing.edit(userId, offer);
  }

  @HandleRpc(providersRpc.getStatus)
  get({ userId }: ParsedRequest<typeof providersRpc.getStatus>) {
    return this.status.get(userId);
  }

  @HandleEvent(usersEvents.profileChanged, { orderedBy: ({ userId }) => userId })
  rename({ userId, fullName, phone }: ProfileChanged, { occurredAt }: EventOccurrence) {
    return this.status.rename(userId, fullName, phone, occurredAt);
  }
}
