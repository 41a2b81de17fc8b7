import { Controller } from '@nestjs/common';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { OffersService } from './offers.service.js';

@Controller()
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @HandleRpc(providersRpc.createOffer)
  createOffer({ userId, offer }: ParsedRequest<typeof providersRpc.createOffer>) {
    return this.offers.create(userId, offer);
  }
}
