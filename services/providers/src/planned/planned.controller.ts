import { Controller } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { PlannedService } from './planned.service.js';
import { PlannedListService } from './planned-list.service.js';

type Routes = typeof providersRoutes;

/** Answers what is asked of planned offers. */
@Controller()
export class PlannedController {
  constructor(
    private readonly planned: PlannedService,
    private readonly list: PlannedListService,
  ) {}

  @HandleRoute(providersRoutes.planOffer)
  plan({ userId, offer }: ParsedRequest<Routes['planOffer']>) {
    return this.planned.plan(userId, offer);
  }

  @HandleRoute(providersRoutes.ownPlanned)
  own({ userId }: ParsedRequest<Routes['ownPlanned']>) {
    return this.list.own(userId);
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
    return 'userId' in asked ? this.list.of(asked.userId) : this.list.page(asked.afterId, asked.limit);
  }
}
