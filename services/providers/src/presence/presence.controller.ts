import { Controller } from '@nestjs/common';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { isWoman } from '@rotadas/contracts/users/profile';
import { HandleEvent, type EventOccurrence } from '@rotadas/service-kit/events/handle-event';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { PositionStoreService } from './position-store.service.js';
import { PresenceService } from './presence.service.js';

type ProfileChanged = PayloadOf<typeof usersEvents.profileChanged>;

@Controller()
export class PresenceController {
  constructor(
    private readonly presence: PresenceService,
    private readonly positions: PositionStoreService,
  ) {}

  @HandleRpc(providersRpc.setStatus)
  setStatus({ userId, status }: ParsedRequest<typeof providersRpc.setStatus>) {
    return this.presence.setStatus(userId, status);
  }

  @HandleRpc(providersRpc.editOffer)
  editOffer({ userId, offer }: ParsedRequest<typeof providersRpc.editOffer>) {
    return this.presence.editOffer(userId, offer);
  }

  @HandleRpc(providersRpc.getStatus)
  getStatus({ userId }: ParsedRequest<typeof providersRpc.getStatus>) {
    return this.presence.getStatus(userId);
  }

  @HandleRpc(providersRpc.getLastOffer)
  async getLastOffer({ userId }: ParsedRequest<typeof providersRpc.getLastOffer>) {
    return { offer: await this.presence.getLastOffer(userId) };
  }

  @HandleRpc(providersRpc.storePositions)
  async storePositions({ positions, arrivedAt }: ParsedRequest<typeof providersRpc.storePositions>) {
    return { outcomes: await this.positions.store(positions, arrivedAt) };
  }

  @HandleEvent(usersEvents.profileChanged, { orderedBy: ({ userId }) => userId })
  async updateProfile({ userId, gender, ...profile }: ProfileChanged, { occurredAt }: EventOccurrence) {
    await this.presence.updateProfile(userId, { ...profile, profileAt: occurredAt });
    if (gender !== undefined && !isWoman({ gender })) await this.presence.endWomenOnly(userId);
  }
}
