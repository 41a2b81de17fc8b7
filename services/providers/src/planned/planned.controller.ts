import { Controller } from '@nestjs/common';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { PlannedService } from './planned.service.js';

@Controller()
export class PlannedController {
  constructor(private readonly planned: PlannedService) {}

  @HandleRpc(providersRpc.planOffer)
  planOffer({ userId, offer }: ParsedRequest<typeof providersRpc.planOffer>) {
    return this.planned.plan(userId, offer);
  }

  @HandleRpc(providersRpc.listOwnPlanned)
  async listOwnPlanned({ userId }: ParsedRequest<typeof providersRpc.listOwnPlanned>) {
    return { offers: await this.planned.listOwn(userId) };
  }

  @HandleRpc(providersRpc.editPlanned)
  editPlanned({ userId, offerId, offer }: ParsedRequest<typeof providersRpc.editPlanned>) {
    return this.planned.edit(userId, offerId, offer);
  }

  @HandleRpc(providersRpc.withdrawPlanned)
  withdrawPlanned({ userId, offerId }: ParsedRequest<typeof providersRpc.withdrawPlanned>) {
    return this.planned.withdraw(userId, offerId);
  }

  @HandleRpc(providersRpc.listPlanned)
  listPlanned(request: ParsedRequest<typeof providersRpc.listPlanned>) {
    return 'userId' in request
      ? this.planned.listByUser(request.userId)
      : this.planned.listPage(request.afterId, request.limit);
  }
}
