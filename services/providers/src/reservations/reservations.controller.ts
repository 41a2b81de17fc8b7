import { Controller } from '@nestjs/common';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { HandleEvent } from '@rotadas/service-kit/events/handle-event';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { ReservationsService } from './reservations.service.js';

const IN_ORDER_PER_USER = { orderedBy: ({ userId }: { readonly userId: number }) => userId };

@Controller()
export class ReservationsController {
  constructor(private readonly reservations: ReservationsService) {}

  @HandleRpc(providersRpc.findOffer)
  findOffer(requested: ParsedRequest<typeof providersRpc.findOffer>) {
    return this.reservations.find(requested);
  }

  @HandleRpc(providersRpc.reserve)
  async reserve({ agreementId, quantity, ...offer }: ParsedRequest<typeof providersRpc.reserve>) {
    await this.reservations.reserve(offer, agreementId, quantity);
    return {};
  }

  @HandleRpc(providersRpc.release)
  async release({ agreementId, ...offer }: ParsedRequest<typeof providersRpc.release>) {
    await this.reservations.release(offer, agreementId);
    return {};
  }

  /** A reservation may be stored while a planned offer starts. */
  @HandleEvent(providersEvents.wentOnline, IN_ORDER_PER_USER)
  wentOnline({ userId, offerId }: PayloadOf<typeof providersEvents.wentOnline>) {
    return this.reservations.refresh({ providerId: userId, offerId });
  }

  @HandleEvent(providersEvents.offerChanged, IN_ORDER_PER_USER)
  liveOfferChanged({ userId, offerId }: PayloadOf<typeof providersEvents.offerChanged>) {
    return this.reservations.refresh({ providerId: userId, offerId });
  }

  @HandleEvent(providersEvents.offerPlanned, IN_ORDER_PER_USER)
  plannedOfferChanged({ userId, offerId }: PayloadOf<typeof providersEvents.offerPlanned>) {
    return this.reservations.refresh({ providerId: userId, offerId });
  }
}
