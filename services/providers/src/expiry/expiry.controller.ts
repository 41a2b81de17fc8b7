import { Controller } from '@nestjs/common';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { InactiveProvidersService } from './inactive-providers.service.js';

@Controller()
export class ExpiryController {
  constructor(private readonly inactiveProviders: InactiveProvidersService) {}

  @HandleRpc(providersRpc.listInactiveOwners)
  listInactiveOwners({ afterId, limit }: ParsedRequest<typeof providersRpc.listInactiveOwners>) {
    return this.inactiveProviders.listOwnerIds(afterId, limit);
  }
}
