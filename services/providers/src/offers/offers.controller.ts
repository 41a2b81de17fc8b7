import { Controller } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { OffersService } from './offers.service.js';

@Controller()
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @HandleRoute(providersRoutes.createOffer)
  create({ userId, offer }: ParsedRequest<typeof providersRoutes.createOffer>) {
    return this.offers.create(userId, offer);
  }
}
