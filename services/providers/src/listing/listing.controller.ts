import { Controller } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import type { z } from 'zod';
import { ListingService } from './listing.service.js';

type ListActive = z.output<typeof providersRoutes.listActive.request>;

/** The list of active providers, over NATS. */
@Controller()
export class ListingController {
  constructor(private readonly listing: ListingService) {}

  @HandleRoute(providersRoutes.listActive)
  async list({ serviceType }: ListActive) {
    return { providers: await this.listing.list(serviceType) };
  }
}
