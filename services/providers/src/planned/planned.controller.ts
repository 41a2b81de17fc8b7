import { Controller } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { PlannedService } from './planned.service.js';

@Controller()
export class PlannedController {
  constructor(private readonly planned: PlannedService) {}

  @HandleRoute(providersRoutes.planOffer)
  plan({ userId, offer }: ParsedRequest<typeof providersRoutes.planOffer>) {
    return this.planned.plan(userId, offer);
  }

  @HandleRoute(providersRoutes.ownPlanned)
  own({ userId }: ParsedRequest<typeof providersRoutes.ownPlanned>) {
    return this.planned.listOwn(userId);
  }

  @HandleRoute(providersRoutes.editPlanned)
  edit({ userId, offerId, offer }: ParsedRequest<typeof providersRoutes.editPlanned>) {
    return this.planned.edit(userId, offerId, offer);
  }

  @HandleRoute(providersRoutes.withdrawPlanned)
  withdraw({ userId, offerId }: ParsedRequest<typeof providersRoutes.withdrawPlanned>) {
    return this.planned.withdraw(userId, offerId);
  }

  @HandleRoute(providersRoutes.planned)
  all(request: ParsedRequest<typeof providersRoutes.planned>) {
    return 'userId' in request
      ? this.planned.listByUser(request.userId)
      : this.planned.page(request.afterId, request.limit);
  }
}
