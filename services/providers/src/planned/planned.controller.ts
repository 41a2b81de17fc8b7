import { Controller } from '@nestjs/common';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { PlannedService } from './planned.service.js';

@Controller()
export class PlannedController {
  constructor(private readonly planned: PlannedService) {}

  @HandleRpc(providersRpc.planOffer)
  plan({ userId, offer }: ParsedRequest<typeof providersRpc.planOffer>) {
    return this.planned.plan(userId, offer);
  }

  @HandleRpc(providersRpc.listOwnPlanned)
  async listOwn({ userId }: ParsedRequest<typeof providersRpc.listOwnPlanned>) {
    return { offers: await this.planned.listOwn(userId) };
  }

  @HandleRpc(providersRpc.editPlanned)
  edit({ userId, offerId, offer }: ParsedRequest<typeof providersRpc.editPlanned>) {
    return this.planned.edit(userId, offerId, offer);
  }

  @HandleRpc(providersRpc.withdrawPlanned)
  withdraw({ userId, offerId }: ParsedRequest<typeof providersRpc.withdrawPlanned>) {
    return this.planned.withdraw(userId, offerId);
  }

  @HandleRpc(providersRpc.listPlanned)
  list(request: ParsedRequest<typeof providersRpc.listPlanned>) {
    return 'userId' in request
      ? this.planned.listByUser(request.userId)
      : this.planned.listPage(request.afterId, request.limit);
  }
}
