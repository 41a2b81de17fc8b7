import { Controller } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { PlannedService } from './planned.service.js';

type Routes = typeof providersRoutes;

@Controller()
export class PlannedController {
  constructor(private readonly planned: PlannedService) {}

  @HandleRoute(providersRoutes.planOffer)
  plan({ userId, offer }: ParsedRequest<Routes['planOffer']>) {
    return this.planned.plan(userId, offer);
  }

  @HandleRoute(providersRoutes.ownPlanned)
  own({ userId }: ParsedRequest<Routes['ownPlanned']>) {
    return this.planned.own(userId);
  }

  @HandleRoute(providersRoutes.editPlanned)
  edit({ userId, offerId, offer }: ParsedRequest<Routes['editPlanned']>) {
    return this.planned.edit(userId, offerId, offer);
  }

  @HandleRoute(providersRoutes.withdrawPlanned)
  withdraw({ userId, offerId }: ParsedRequest<Routes['withdrawPlanned']>) {
    return this.planned.withdraw(userId, offerId);
  }

  @HandleRoute(providersRoutes.planned)
  all(asked: ParsedRequest<Routes['planned']>) {
    return 'userId' in asked ? this.planned.of(asked.userId) : this.planned.page(asked.afterId, asked.limit);
  }
}
