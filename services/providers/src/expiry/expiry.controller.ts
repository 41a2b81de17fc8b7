import { Controller } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { SilentProvidersService } from './silent-providers.service.js';

@Controller()
export class ExpiryController {
  constructor(private readonly silentProviders: SilentProvidersService) {}

  @HandleRoute(providersRoutes.silentOwners)
  page({ afterId, limit }: ParsedRequest<typeof providersRoutes.silentOwners>) {
    return this.silentProviders.page(afterId, limit);
  }
}
