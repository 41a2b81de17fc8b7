import { Controller } from '@nestjs/common';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { SilentProvidersService } from './silent-providers.service.js';

@Controller()
export class ExpiryController {
  constructor(private readonly silentProviders: SilentProvidersService) {}

  @HandleRpc(providersRpc.silentOwners)
  page({ afterId, limit }: ParsedRequest<typeof providersRpc.silentOwners>) {
    return this.silentProviders.page(afterId, limit);
  }
}
