import { Controller } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import type { z } from 'zod';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import { OffersService } from './offers.service.js';

type CreateOffer = z.output<typeof providersRoutes.createOffer.request>;

/** Offers, over NATS. */
@Controller()
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @HandleRoute(providersRoutes.createOffer)
  create({ userId, offer }: CreateOffer) {
    return this.offers.create(userId, offer);
  }
}
